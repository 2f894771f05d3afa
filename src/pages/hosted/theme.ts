import type { HostDeployment } from '../../deployment/index.ts';
import { mixedColor, opaqueColor, readableColor, readableTextColor } from '../../platform/color-contrast.ts';

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
  const values = {
    back,
    text,
    // Buttons keep the exact color of the settings; text and borders in this color are adjusted.
    accent,
    'on-accent': readableTextColor(accent),
    link: readableColor(accent, back),
    raised: mixedColor(back, text, 0.04),
    line: mixedColor(back, text, 0.14),
    border: readableColor(mixedColor(back, text, 0.45), back, BORDER_CONTRAST),
    soft: readableColor(mixedColor(back, text, 0.65), mixedColor(back, text, 0.04)),
    danger: readableColor('#c92a2a', mixedColor(back, text, 0.04)),
    good: readableColor('#2b8a3e', mixedColor(back, text, 0.04)),
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
