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
  ['[fora](https://a.example) [dali](//a.example)', '<p>[fora](https://a.example) [dali](//a.example)</p>'],
  ['', ''],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('renders %j', (text, shown) => {
  expect(html(text)).toBe(shown)
})
