import { html, type SafeHtml } from '@remix-run/html-template';
import type { MailContent } from '../messages/render-message.ts';
import { type MailLook, type MailPalette, paletteOf } from './mail-look.ts';

/** Renders a mail message as plain text. */
export function renderText(
  { paragraphs, code, button, footnote }: MailContent,
  { appName }: Pick<MailLook, 'appName'>,
): string {
  const parts = [
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(footnote === undefined ? [] : [footnote]),
    `-- \n${appName}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Renders a mail message as HTML without external resources except the logo. Tables and inline styles look the same in all mail
 * programs. Those that support color schemes take the colors of the mode from the style sheet.
 */
export function renderHtml({ subject, paragraphs, code, button, footnote }: MailContent, look: MailLook): string {
  const { appName, language, logoUrl } = look;
  const palette = paletteOf({ ...look.light, primaryColor: look.primaryColor });
  const parts = [
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeOf(code, palette)]),
    ...(button === undefined ? [] : [buttonOf(button, palette), small(button.url, palette, 'word-break:break-all')]),
    ...(footnote === undefined ? [] : [small(footnote, palette, 'margin:0')]),
  ];
  const mail = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>${styleSheet(look)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${palette.page}">
<div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? subject}${PREVIEW_END}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:${palette.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:520px;background:${palette.card};border-radius:12px"><tr><td class="text" align="left" style="padding:32px;${FONT};color:${palette.text};overflow-wrap:anywhere;word-break:break-word">
${logoUrl === null ? '' : logoOf(logoUrl)}<p class="name" dir="auto" style="margin:0 0 24px;font-weight:600;color:${palette.name}">${appName}</p>
${parts}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return String(mail);
}

const FONT = html`font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5`;

/** The colors of both modes. Rules override inline styles only with `!important`. */
function styleSheet({ light, dark }: MailLook): SafeHtml {
  return html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:light){${colorRules(paletteOf(light))}}
@media (prefers-color-scheme:dark){${colorRules(paletteOf(dark))}}
@media (max-width:480px){.text{padding:24px!important}}
`;
}

function colorRules(palette: MailPalette): SafeHtml {
  return html`
.page{background:${palette.page}!important}
.card{background:${palette.card}!important}
.text{color:${palette.text}!important}
.code{background:${palette.code}!important;color:${palette.codeText}!important}
.name{color:${palette.name}!important}
.small{color:${palette.smallText}!important}
.button{background:${palette.button}!important}
.label{color:${palette.buttonText}!important}
`;
}

/** Invisible characters that keep mail programs from adding more text to the preview than the first sentence. */
const PREVIEW_END = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`);

const paragraph = (text: string) => html`<p dir="auto" style="margin:0 0 16px">${text}</p>\n`;

/** A paragraph of small print. */
function small(text: string, { smallText }: MailPalette, style: string): SafeHtml {
  return html`<p dir="auto" class="small" style="margin:0 0 16px;font-size:13px;color:${smallText};${style}">${text}</p>\n`;
}

function codeOf(code: string, palette: MailPalette): SafeHtml {
  const style = `margin:0 0 16px;padding:16px;background:${palette.code};border-radius:8px;text-align:center;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:${palette.codeText}`;
  return html`<p class="code" dir="ltr" style="${style}">${code}</p>\n`;
}

/** The name of the application is below the logo, so that programs that do not show images lose nothing. */
function logoOf(url: string): SafeHtml {
  return html`<img src="${url}" alt="" height="48" style="display:block;height:48px;max-width:240px;margin:0 0 12px;border:0">\n`;
}

function buttonOf({ label, url }: NonNullable<MailContent['button']>, palette: MailPalette): SafeHtml {
  const link = `display:inline-block;padding:12px 24px;font-weight:600;color:${palette.buttonText};text-decoration:none`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="button" style="background:${palette.button};border-radius:8px"><a class="label" href="${url}" style="${link}">${label}</a></td></tr></table>\n`;
}
