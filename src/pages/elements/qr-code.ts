import { html, type SafeHtml } from '@remix-run/html-template';
import { encode } from 'uqr';

/** A QR code as an image in the page, which needs no other request. */
export function qrCode(content: string, label: string): SafeHtml {
  const { data, size } = encode(content, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path d="${modules.join('')}"/></svg>`;
}
