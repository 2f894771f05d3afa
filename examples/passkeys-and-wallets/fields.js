const LABELS = {
  email: 'Email',
  phone_number: 'Phone number',
  username: 'Username',
  password: 'Password',
  first_name: 'First name',
  last_name: 'Last name',
};
const TYPES = { email: 'email', phone_number: 'tel', password: 'password' };
const AUTOCOMPLETE = {
  email: 'email',
  phone_number: 'tel',
  username: 'username',
  password: 'new-password',
  first_name: 'given-name',
  last_name: 'family-name',
};

/** The inputs of a sign-up, from `sign_up_fields` of `GET /auth/options`. A wallet is a button of the page. */
export const signUpInputs = (fields) => fields.filter(({ name }) => name !== 'wallet').map(inputOf);

function inputOf({ name, required, min_length: minLength, max_length: maxLength }) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const type = TYPES[name] ?? 'text';
  Object.assign(input, { name, type, required, minLength, maxLength, autocomplete: AUTOCOMPLETE[name] });
  label.append(required ? LABELS[name] : `${LABELS[name]} (optional)`, input);
  return label;
}

/** The label of the field that identifies an account at a sign-in. */
export function identifierLabel(strategies) {
  if (!strategies.includes('username_password')) return 'Email';
  return strategies.includes('email_password') ? 'Email or username' : 'Username';
}

/** The strategy of a password sign-in, with the identifier in its field. */
export function passwordSignIn(strategies, { identifier, password }) {
  const usesUsernames = strategies.includes('username_password');
  const isEmail = strategies.includes('email_password') && (identifier.includes('@') || !usesUsernames);
  return isEmail
    ? { strategy: 'email_password', email: identifier, password }
    : { strategy: 'username_password', username: identifier, password };
}
