import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessageText } from './message-text.tsx'

const html = (text: string): string =>
  renderToStaticMarkup(<MessageText text={text} />)
    .replace(/^<div class="say">(.*)<\/div>$/s, '$1')
    .replaceAll(/ class="[^"]*"/g, '')

it.each([
  ['um **dois** três', '<p>um <strong>dois</strong> três</p>'],
  ['um\ndois\n\ntrês', '<p>um<br/>dois</p><p>três</p>'],
  [
    'Escreva:\n- **um**\n- dois\nFim',
    '<p>Escreva:</p><ul><li><strong>um</strong></li><li>dois</li></ul><p>Fim</p>',
  ],
  ['- um\n\n- dois', '<ul><li>um</li></ul><ul><li>dois</li></ul>'],
  ['5 ** 2', '<p>5 ** 2</p>'],
  ['um **dois', '<p>um **dois</p>'],
  ['veja [a **conta**](/morar?renda=1)', '<p>veja <a href="/morar?renda=1">a **conta**</a></p>'],
  ['[fora](https://a.example) [dali](//a.example)', '<p>fora dali</p>'],
  ['[a](/\\evil.example/x) [b](/.//evil.example) [c](javascript:x)', '<p>a b c</p>'],
  [`[${'a'.repeat(400)}](/\\evil.example)`, `<p>${'a'.repeat(400)}</p>`],
  ['', ''],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('renders %j', (text, shown) => {
  expect(html(text)).toBe(shown)
})

it('leads nowhere outside the site, whatever is written', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '](/',
      '[a](',
      '/',
      '//',
      '\\',
      '.',
      '**',
      '@',
      ':',
      '\t',
      '\n',
      ' ',
      '- ',
    ),
    fc.constantFrom(
      'evil.example',
      'https://',
      'javascript:',
      'morar?x=1',
      '\u200b',
      '%2e',
      '&#47;',
      '&Tab;',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  let links = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      for (const [, href = ''] of html(`[a](/${pieces.join('')})`).matchAll(/ href="([^"]*)"/g)) {
        links += 1
        const address = new URL(
          href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
          'https://site.example',
        )
        expect(address.origin).toBe('https://site.example')
      }
    }),
    { numRuns: 300 },
  )
  expect(links).toBeGreaterThan(10)
})
