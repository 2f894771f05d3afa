/** Shows the times of the page in the time zone of the viewer, in the language of the page. */
for (const element of document.querySelectorAll('time[data-style]')) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, JSON.parse(element.dataset.style));
  element.textContent = format.format(new Date(element.dateTime));
}
