import { expect, it } from 'vitest'
import { flowLines } from './flow-lines.ts'

const long = 'IMÓVEL: Unidade autônoma constituída pelo apartamento n.º 704,'

it.each([
  [`${long}\nno 7.º pavimento.\nDATA: 2011`, `${long} no 7.º pavimento.\nDATA: 2011`],
  [`${long}  \nno 7.º`, `${long} no 7.º`],
  [`${long}\n\nR.1`, `${long}\n\nR.1`],
  ['LIVRO 2            MATRÍCULA 95', 'LIVRO 2  MATRÍCULA 95'],
  ['', ''],
])('the lines of %j flow', (text, flowing) => expect(flowLines(text)).toBe(flowing))
