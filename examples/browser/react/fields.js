/** The fields of a submitted form, with the button that submitted it. Keeps the browser from sending the form itself. */
export function fieldsOf(event) {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget, event.nativeEvent.submitter));
}
