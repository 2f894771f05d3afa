/** Shows the times below an element in the time zone of the viewer, in the language of the page. */
export function showLocalTimes(parent) {
  for (const element of parent.querySelectorAll('time[data-style]')) {
    const format = new Intl.DateTimeFormat(document.documentElement.lang, JSON.parse(element.dataset.style));
    element.textContent = format.format(new Date(element.dateTime));
  }
}

showLocalTimes(document);
