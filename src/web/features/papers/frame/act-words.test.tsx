import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ActWords } from './act-words.tsx'

const whole = (number: string) => `<span class="whitespace-nowrap">${number}</span>`

it.each([
  ['Penhora (AV-5)', `Penhora (${whole('AV-5')})`],
  ['AV-8, página 2', `${whole('AV-8')}, página 2`],
  ['leia o R-3 e o AV-12.', `leia o ${whole('R-3')} e o ${whole('AV-12')}.`],
  ['quadra QR-3, SP-R-15 e R-1-20', 'quadra QR-3, SP-R-15 e R-1-20'],
  ['nenhum ato', 'nenhum ato'],
  ['', ''],
])('the numbers of acts stay whole in %j', (text, markup) =>
  expect(renderToStaticMarkup(<ActWords text={text} />)).toBe(`<span>${markup}</span>`),
)
