import type { HostDeployment } from '../../../deployment/index.ts';
import {
  contrastRatio,
  mixedColor,
  opaqueColor,
  readableColor,
  readableTextColor,
  TEXT_CONTRAST,
} from '../../../platform/colors/color-contrast.ts';

type Ui = HostDeployment['uiSettings'];
type Colors = Ui['lightModeSettings'];

/** Contrast of the borders of fields (WCAG 2.2, success criterion 1.4.11). */
const BORDER_CONTRAST = 3;

/**
 * The style sheet with the deployment's colors. Colors whose contrast is too low are replaced, so that every combination of
 * settings can be read.
 */
export function themeCss({ lightModeSettings, darkModeSettings }: Ui): string {
  return `:root{${variables(lightModeSettings)}}
@media (prefers-color-scheme:dark){:root{${variables(darkModeSettings)}}}
`;
}

function variables(colors: Colors): string {
  const back = opaqueColor(colors.backgroundColor);
  const text = readableColor(opaqueColor(colors.textColor), back);
  const accent = opaqueColor(colors.primaryColor);
  // Text and links are readable on it, and so on `back` too, which differs more from them.
  const raised = raisedColor(back, text);
  const values = {
    back,
    text,
    // Buttons keep the exact color of the settings; text and borders in this color are adjusted.
    accent,
    'on-accent': readableTextColor(accent),
    link: readableColor(accent, raised),
    raised,
    line: mixedColor(back, text, 0.14),
    border: readableColor(mixedColor(back, text, 0.45), back, BORDER_CONTRAST),
    soft: readableColor(mixedColor(back, text, 0.65), raised),
    danger: readableColor('#c92a2a', raised),
    good: readableColor('#2b8a3e', raised),
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The background of the page around its card: a little nearer to the text, unless the text would be hard to read on it. */
function raisedColor(back: string, text: string): string {
  const raised = mixedColor(back, text, 0.04);
  const isReadable = [text, readableTextColor(back)].every((color) => contrastRatio(color, raised) >= TEXT_CONTRAST);
  return isReadable ? raised : back;
}
