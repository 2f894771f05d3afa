/** Ends a message with a period, unless it already ends as a sentence does: "Did you mean `email`?" is a question. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
