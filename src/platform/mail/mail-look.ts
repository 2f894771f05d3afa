import { mixedColor, opaqueColor, readableColor, readableTextColor } from '../colors/color-contrast.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages.ts';

/** The colors of a mode, as the settings have them. */
export interface ModeColors {
  readonly primaryColor: string;
  readonly backgroundColor: string;
  readonly textColor: string;
}

/** How a deployment's mails look. */
export interface MailLook {
  /** The name of the application that users see. */
  readonly appName: string;
  readonly language: Language;
  /** The absolute URL of the logo; null without one. */
  readonly logoUrl: string | null;
  /** For mail programs without light and dark mode. */
  readonly primaryColor: string;
  readonly light: ModeColors;
  readonly dark: ModeColors;
}

/** The look without settings of a deployment. */
export function defaultLook(appName: string): MailLook {
  return {
    appName,
    language: DEFAULT_LANGUAGE,
    logoUrl: null,
    primaryColor: '#2f5d50',
    light: { primaryColor: '#2f5d50', backgroundColor: '#ffffff', textColor: '#1c2321' },
    dark: { primaryColor: '#8fc9b5', backgroundColor: '#141a18', textColor: '#eef3f1' },
  };
}

/** The colors of the parts of a mail. Each text has a contrast of at least 4.5:1. */
export interface MailPalette {
  readonly page: string;
  readonly card: string;
  readonly text: string;
  readonly smallText: string;
  readonly code: string;
  readonly codeText: string;
  readonly name: string;
  readonly button: string;
  readonly buttonText: string;
}

/** Derives the colors of all parts from the three of a mode. */
export function paletteOf({ primaryColor, backgroundColor, textColor }: ModeColors): MailPalette {
  const card = opaqueColor(backgroundColor);
  const text = readableColor(textColor, card);
  const page = mixedColor(card, text, 0.06);
  const button = opaqueColor(primaryColor, card);
  return {
    page,
    card,
    text,
    smallText: readableColor(mixedColor(text, card, 0.3), card),
    code: page,
    codeText: readableColor(text, page),
    name: readableColor(primaryColor, card),
    button,
    buttonText: readableTextColor(button),
  };
}
