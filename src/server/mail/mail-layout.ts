import { escapeMarkup } from '#domain/escape-markup.ts'
import { tidyText } from '#domain/fold-text.ts'

// The layout of every mail. Text keeps the color of the reader's program, light or dark; the button sets its own.

/** The end of every mail. */
export const mailClosing =
  'O Arremate nunca pede sua senha por e-mail. Esta mensagem é automática; respostas não são lidas.'

const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:10px;background-color:#f6ae2f;color:#291600;font-weight:600;text-decoration:none'

export const mailBrand = `<p style="margin:0 0 24px;font-size:20px;font-weight:700">Arremate</p>`

/** Writes a paragraph of a mail from plain text. */
export const mailParagraph = (text: string): string => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`

/** `html` is markup. */
export const mailSmallText = (html: string): string =>
  `<p style="margin:24px 0 0;font-size:14px;overflow-wrap:anywhere;word-break:break-word">${html}</p>`

/** Writes a link that looks like a button. */
export const mailButton = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeMarkup(link)}" style="${buttonStyle}">${escapeMarkup(label)}</a></p>`

/** A link within text, in the color of the surrounding text. */
export const mailLink = (label: string, link: string): string =>
  `<a href="${escapeMarkup(link)}" style="color:inherit">${escapeMarkup(label)}</a>`

/** Wraps the markup of a mail into the whole page. */
export const mailPage = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
</head>
<body style="margin:0;padding:24px">
<div style="max-width:480px;margin:0 auto;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
${body}
</div>
</body>
</html>
`

/**
 * Writes `Olá, Maria.`; without a name when the first word could be an address, markup or anything else that is no
 * name.
 */
export function writeGreeting(name: string): string {
  const first = tidyText(name).split(' ')[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(first) ? `Olá, ${first}.` : 'Olá.'
}
