import { HtmlValidate } from 'html-validate'

/**
 * Conformance with the HTML standard: what may stand where, which attributes and values exist, ids and references. Style
 * is not judged, and accessibility is axe's work. `style="…"` conforms, but the site's security policy refuses it.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'error', 'no-missing-references': 'error' },
})

/** Returns what the HTML standard forbids in a whole document: "line:column message (rule)". */
export function validateHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`)
}
