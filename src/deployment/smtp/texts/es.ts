import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { TestMailTextKey } from './en.ts';

/** The texts of the test mail of a mail server, in Spanish. */
export const es: Catalogue<TestMailTextKey> = {
  subject: 'Correo de prueba de {appName}',
  text: 'Este correo se ha enviado para probar el servidor de correo de {appName}. El servidor funciona.',
};
