/** A run of printable ASCII. Longer ones are encoded data. */
const RUN = /[\x21-\x7e]+/g;
const MAX_RUN_LENGTH = 200;
const LEADING = /^[^\w@/#.]+|^\.+(?!\w)/;
const TRAILING = /[^\w)]+$/;

/** Forms of identifiers. All are anchored and applied to a bounded text. */
const FORMS: readonly RegExp[] = [
  /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}$/i, // email addresses
  /^v\d{1,5}(?:\.\d{1,6}){0,3}(?:-[a-z\d.]{1,16})?$/i, // versions, v2
  /^\d{1,5}(?:\.\d{1,6}){2,3}(?:-[a-z\d.]{1,16})?$/i, // versions, 1.4.2
  /^(?=.{0,60}[A-Za-z])[A-Za-z\d]{1,30}(?:_[A-Za-z\d]{1,30}){1,8}(?:\(\))?$/, // ERR_42, snake_case
  /^[A-Z][A-Z\d]{0,9}(?:-[A-Z\d]{1,12}){0,3}-\d{1,10}$/, // AB-1234
  /^[A-Za-z]{1,6}\d{1,10}[A-Za-z]{0,3}$/, // E42, B2B, ISO9001
  /^[A-Za-z_$][\w$]{0,40}(?:(?:\.|::|->)[A-Za-z_$][\w$]{0,40}){1,6}\(\)$/, // foo.bar()
  /^[A-Za-z_$][\w$]{0,60}\(\)$/, // run()
  /^[a-z]{1,30}[a-z\d]{0,20}(?:[A-Z][a-z\d]{1,20}){1,6}$/, // camelCase
  /^[a-z\d_$]{2,40}(?:(?:\.|::)[a-z\d_$]{2,40}){1,6}$/i, // foo.bar, example.com
  /^--?[a-z][a-z\d]{1,20}(?:-[a-z\d]{1,20}){0,5}$/, // --option
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i, // UUIDs
];

/** The host of an absolute URL, or null. */
function hostOf(run: string): string | null {
  const match = /^(?:[a-z][a-z\d+.-]{1,15}):\/\/([^/?#]{1,120})/i.exec(run);
  if (match?.[1] === undefined) return null;
  const host = match[1].slice(match[1].lastIndexOf('@') + 1);
  return /^[a-z\d][a-z\d.-]{0,100}(?::\d{1,5})?$/i.test(host) ? host.replace(/:\d+$/, '') : null;
}

/** Codes, versions, names in program code, addresses and the hosts of URLs. Linear in the length of the text. */
export function* identifiersIn(text: string): Generator<{ readonly text: string; readonly start: number }> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run.length > MAX_RUN_LENGTH || run.length < 2) continue;
    // A part of a word in another Latin letter, such as the end of "Grüße42".
    const before = text.charAt(index - 1);
    const after = text.charAt(index + run.length);
    if (/\p{Script=Latin}/u.test(before) || /\p{Script=Latin}/u.test(after)) continue;
    const trimmed = run.replace(LEADING, '').replace(TRAILING, '');
    const bare = trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1).replace(TRAILING, '') : trimmed;
    const found = hostOf(bare) ?? (FORMS.some((form) => form.test(bare)) ? bare : null);
    if (found !== null) yield { text: found, start: index + Math.max(0, run.indexOf(found)) };
  }
}
