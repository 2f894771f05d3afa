/** The content of a mail message, which the layout renders as text and HTML. */
export interface MailContent {
  /** The name of the application that users see. */
  readonly appName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown in large digits. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Small print below the rest. */
  readonly footnote?: string;
}

/** Renders a mail message as plain text. */
export function renderText({ appName, paragraphs, code, button, footnote }: MailContent): string {
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
 * Renders a mail message as HTML without external resources. Tables and inline styles look the same in all mail programs. Those
 * that support color schemes take the dark colors from the style sheet.
 */
export function renderHtml({ appName, subject, paragraphs, code, button, footnote }: MailContent): string {
  const parts = [
    ...paragraphs.map((text) => paragraph(text)),
    ...(code === undefined ? [] : [`<p class="code" dir="ltr" style="${CODE}">${escaped(code)}</p>`]),
    ...(button === undefined ? [] : [buttonOf(button), paragraph(button.url, 'word-break:break-all')]),
    ...(footnote === undefined ? [] : [paragraph(footnote, 'margin:0')]),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(subject)}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? subject)}${PREVIEW_END}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4f6f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:520px;background:#ffffff;border-radius:12px"><tr><td class="text" align="left" style="padding:32px;${FONT};color:#1c2321;overflow-wrap:anywhere;word-break:break-word">
<p class="name" dir="auto" style="margin:0 0 24px;font-weight:600;color:#2f5d50">${escaped(appName)}</p>
${parts.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

const CODE =
  'margin:0 0 16px;padding:16px;background:#f4f6f5;border-radius:8px;text-align:center;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#1c2321';

/** Rules override inline styles only with `!important`. */
const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#121715!important}
.card{background:#1d2422!important}
.text,.code{color:#e6ebe9!important}
.code{background:#2a3330!important}
.name{color:#8fd0b8!important}
.small{color:#a9b6b1!important}
.button{background:#3f7a69!important}
}
@media (max-width:480px){.text{padding:24px!important}}
`;

/** Invisible characters that keep mail programs from adding more text to the preview than the first sentence. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(60);

/** A paragraph of normal text, or of small print when a style is given. */
function paragraph(text: string, style?: string): string {
  if (style === undefined) return `<p dir="auto" style="margin:0 0 16px">${escaped(text)}</p>`;
  const small = 'margin:0 0 16px;font-size:13px;color:#56625e';
  return `<p dir="auto" class="small" style="${small};${style}">${escaped(text)}</p>`;
}

function buttonOf({ label, url }: NonNullable<MailContent['button']>): string {
  const link = `display:inline-block;padding:12px 24px;font-weight:600;color:#ffffff;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="button" style="background:#2f5d50;border-radius:8px"><a href="${escaped(url)}" style="${link}">${escaped(label)}</a></td></tr></table>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
