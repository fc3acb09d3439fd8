import { describe, expect, it } from 'vitest'
import { parseTextTerms } from './text-terms.ts'

describe('the terms of a free text', () => {
  it.each([
    ['', []],
    ['  Casa   com QUINTAL ', ['casa', 'com', 'quintal']],
    ['casa casa', ['casa']],
    ['São Paulo', ['sao paulo=SP']],
    ['são paulo', ['sao paulo=SP']],
    ['rio grande do sul', ['rio grande do sul=RS']],
    ['rio grande', ['rio', 'grande']],
    ['mato grosso do sul', ['mato grosso do sul=MS']],
    ['casa mato grosso terreno', ['casa', 'mato grosso=MT', 'terreno']],
    ['casa para reforma', ['casa', 'para=PA', 'reforma']],
    ['paraíba', ['paraiba=PB']],
    ['sp', ['sp']],
    ['casa, em (Goiás).', ['casa', 'em', 'goias=GO']],
    ['100% a_b ...', ['100%', 'a_b', '...']],
  ])('are split from %j', (text, expected) => {
    const terms = parseTextTerms(text).map(
      term => term.words.join(' ') + (term.state ? `=${term.state}` : ''),
    )
    expect(terms).toEqual(expected)
  })

  it('are the first twenty different ones of a longer text', () => {
    const words = Array.from({ length: 40 }, (_, n) => `p${n}`)
    const terms = parseTextTerms(['casa', 'casa', ...words].join(' ')).flatMap(term => term.words)
    expect(terms).toEqual(['casa', ...words.slice(0, 19)])
  })
})
