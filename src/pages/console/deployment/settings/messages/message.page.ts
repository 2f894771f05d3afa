import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  field,
  form,
  notice,
  problem,
  section,
  tabs,
} from '../../../../elements/index.ts';
import { fieldValue, filledFields } from '../../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../../hosted/forms/shown-form.ts';
import type { PageResult, View } from '../../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import { uploadedImage } from '../../../layout/uploaded-images.ts';
import {
  ConsoleMessageDocument,
  ConsoleMessagePreviewDocument,
  type ConsoleMessagePreviewQuery,
  type ConsoleMessageQuery,
  ConsoleResetMessageDocument,
  ConsoleSetMessageDocument,
  ConsoleTestMessageDocument,
} from '../../documents.ts';
import { inEnglish, markdown, readable } from '../fields/setting-elements.ts';
import { type ShownDocument, shownDocument } from '../frame/shown-document.ts';
import { nameOfLanguage } from './messages.page.ts';

/** The texts of one kind of message in one language: edit, preview, send a test, and return to the built-in texts. */
export const messagePage = consolePage({
  path: '/settings/messages/{kind}',
  scope: 'settings:read',
  show: (request) => messageView(request, null),
  actions: { save, preview, reset, test },
});

type Template = NonNullable<ConsoleMessageQuery['messageTemplate']>;
type Texts = Template['languages'][number];
type Preview = NonNullable<ConsoleMessagePreviewQuery['previewMessageTemplate']>;

const FIELDS = ['subject', 'paragraphs', 'buttonLabel', 'footnote'] as const;

/** The page with a preview: of the texts that were entered, or else of those that are stored. */
async function messageView(request: ConsoleRequest, entered: Preview | null): Promise<View> {
  const { text, language } = request;
  const { messageTemplate: template } = await request.run(ConsoleMessageDocument, { kind: request.pathParameter });
  const texts = template?.languages.find((each) => each.language === chosenLanguage(request)) ?? template?.languages[0];
  if (!template || !texts) throw new Error('The message is missing.');
  const mayChange = request.may('settings:write');
  const preview = entered ?? (await storedPreview(request, texts));
  const imageAt = (url: string) => uploadedImage(request, url) ?? url;
  const frameTitle = text('console.messages.previewTitle');
  const mail = preview?.html == null ? null : shownDocument(preview.html, { title: frameTitle, imageAt });
  return {
    title: readable(template.kind),
    lead: inEnglish(language, markdown(template.description)),
    back: { label: text('console.settings.messages'), href: request.link('/settings/messages') },
    // A preview changes nothing, so it is made again when its form is sent again.
    ...(entered !== null && { status: 200 }),
    ...(mail !== null && { shows: mail.shows }),
    content: html`${notice(request, {
      saved: 'console.messages.saved',
      reset: 'console.messages.resetDone',
      tested: 'console.messages.tested',
    })}${problem(request, [...FIELDS, 'to'])}
${tabs(
  text('console.messages.languages'),
  template.languages.map(({ language: each }) => ({
    label: nameOfLanguage(each),
    href: request.link(request.path, { language: each }),
    isCurrent: each === texts.language,
  })),
)}
<div class="message-columns">${textsSection(request, template, texts)}
${preview == null ? '' : previewSection(request, preview, mail, { isEntered: entered !== null })}</div>
${variables(request, template)}
${mayChange && template.channel === 'MAIL' ? testSection(request, texts) : ''}
${mayChange && texts.isOverridden ? resetSection(request, texts) : ''}`,
  };
}

const chosenLanguage = ({ query, language }: ConsoleRequest): string => query.get('language') ?? language;

/** The path of the forms, which stay in the language. */
const pathIn = ({ path }: ConsoleRequest, { language }: Pick<Texts, 'language'>) => `${path}?language=${language}`;

/** An empty line separates two paragraphs. */
const PARAGRAPHS = /\r?\n\s*\r?\n/;

function textsSection(request: ConsoleRequest, template: Template, texts: Texts): SafeHtml {
  const own = actionForm(request, 'save', 'preview');
  const { text } = own;
  const isMail = template.channel === 'MAIL';
  const isReadOnly = !request.may('settings:write');
  const fields = html`${isMail ? field(own, { name: 'subject', label: text('console.messages.subject'), value: texts.subject, isReadOnly, isRequired: true }) : ''}
${field(own, {
  name: 'paragraphs',
  label: text('console.messages.paragraphs'),
  hint: text('console.messages.paragraphsHint'),
  value: texts.paragraphs.join('\n\n'),
  isLong: true,
  isReadOnly,
  isRequired: true,
})}
${template.hasButton ? field(own, { name: 'buttonLabel', label: text('console.messages.button'), value: texts.buttonLabel, isReadOnly }) : ''}
${isMail ? field(own, { name: 'footnote', label: text('console.messages.footnote'), value: texts.footnote, isLong: true, isReadOnly }) : ''}`;
  return section({
    title: text('console.messages.texts'),
    action: texts.isOverridden
      ? badge(text('console.messages.changed'), { tone: 'accent' })
      : badge(text('console.messages.builtIn')),
    content: html`<div class="message-texts">${
      isReadOnly
        ? fields
        : form(own, {
            path: pathIn(request, texts),
            content: html`${fields}${actions(
              button({ label: text('common.save'), action: 'save', icon: 'check' }),
              button({ label: text('console.messages.preview'), action: 'preview', kind: 'other', icon: 'eye' }),
            )}`,
          })
    }</div>`,
  });
}

/** The message as its recipient sees it: a mail in a frame and as text, and a phone message as text. */
function previewSection(
  { text }: ConsoleRequest,
  { subject, text: shown }: Preview,
  mail: ShownDocument | null,
  { isEntered }: { readonly isEntered: boolean },
): SafeHtml {
  const asText = html`<pre class="code-block" tabindex="0">${shown}</pre>`;
  return section({
    title: text('console.messages.previewTitle'),
    hint: text(isEntered ? 'console.messages.previewHint' : 'console.messages.previewStored'),
    content: html`${subject === null ? '' : html`<p class="message-subject" dir="auto"><strong>${subject}</strong></p>`}${
      mail === null ? asText : html`${mail.frame}${disclosure(text('console.messages.asText'), asText)}`
    }`,
  });
}

function variables({ text, language }: ConsoleRequest, { variables: found }: Template): SafeHtml {
  return section({
    title: text('console.messages.variables'),
    content: html`<div class="table-wide" tabindex="0"><table><thead><tr><th scope="col">${text('console.messages.variable')}</th><th scope="col">${text('console.messages.meaning')}</th><th scope="col">${text('console.messages.sample')}</th></tr></thead>
<tbody>${found.map(
      ({ name, description, isRequired, sample }) =>
        html`<tr><td><code>{${name}}</code>${isRequired ? html` ${badge(text('console.messages.required'), { tone: 'warning' })}` : ''}</td><td>${inEnglish(language, markdown(description))}</td><td>${sample}</td></tr>`,
    )}</tbody></table></div>`,
  });
}

function testSection(request: ConsoleRequest, texts: Texts): SafeHtml {
  const own = actionForm(request, 'test');
  const { text } = own;
  return section({
    title: text('console.messages.test'),
    hint: text('console.messages.testHint'),
    content: form(own, {
      path: pathIn(request, texts),
      action: 'test',
      content: [
        field(own, {
          name: 'to',
          label: text('common.email'),
          type: 'email',
          value: request.operator?.email ?? '',
          isRequired: true,
        }),
        button({ label: text('console.messages.testNow'), kind: 'other', icon: 'send' }),
      ],
    }),
  });
}

const resetSection = (request: ConsoleRequest, texts: Texts): SafeHtml =>
  section({
    title: request.text('console.messages.reset'),
    hint: request.text('console.messages.resetHint'),
    isDanger: true,
    content: form(request, {
      path: pathIn(request, texts),
      action: 'reset',
      content: button({ label: request.text('console.messages.reset'), kind: 'risky', icon: 'back' }),
    }),
  });

/** The texts that were entered. Optional texts that are empty are left out. */
function enteredTexts(request: ConsoleRequest) {
  const paragraphs = fieldValue(request, 'paragraphs')
    .split(PARAGRAPHS)
    .flatMap((paragraph) => paragraph.trim() || []);
  return { paragraphs, ...filledFields(request, ['subject', 'buttonLabel', 'footnote']) };
}

const doneIn = (request: ConsoleRequest, done: string): PageResult => ({
  to: request.link(request.path, { language: chosenLanguage(request), done }),
});

async function save(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleSetMessageDocument, {
    kind: request.pathParameter,
    language: chosenLanguage(request),
    input: enteredTexts(request),
  });
  return doneIn(request, 'saved');
}

async function storedPreview(request: ConsoleRequest, { language }: Texts): Promise<Preview | null> {
  const kind = request.pathParameter;
  const { previewMessageTemplate } = await request.run(ConsoleMessagePreviewDocument, { kind, input: { language } });
  return previewMessageTemplate ?? null;
}

async function preview(request: ConsoleRequest): Promise<PageResult> {
  const { previewMessageTemplate } = await request.run(ConsoleMessagePreviewDocument, {
    kind: request.pathParameter,
    input: { language: chosenLanguage(request), template: enteredTexts(request) },
  });
  return messageView(request, previewMessageTemplate ?? null);
}

async function reset(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleResetMessageDocument, {
    kind: request.pathParameter,
    language: chosenLanguage(request),
  });
  return doneIn(request, 'reset');
}

async function test(request: ConsoleRequest): Promise<PageResult> {
  await request.run(ConsoleTestMessageDocument, {
    kind: request.pathParameter,
    input: { language: chosenLanguage(request), to: fieldValue(request, 'to') },
  });
  return doneIn(request, 'tested');
}
