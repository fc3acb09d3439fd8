import fc from 'fast-check'
import { pick } from './generated-amounts.ts'
import { type Wish, wish } from './generated-wishes.ts'

/** Cities with names of neighborhoods there of which no listing is known; some are also names of cities or everyday words. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  'em Salvador': ['o Cabula', 'o Imbuí', 'Stella Maris', 'a Boca do Rio', 'o Garcia', 'Brotas'],
  'em Goiânia': ['o Setor Marista', 'o Jardim Novo Mundo', 'a Vila Nova', 'o Parque Amazônia', 'Coimbra'],
  'em Porto Alegre': ['a Restinga', 'a Cidade Baixa', 'o Partenon', 'a Azenha'],
  'em Fortaleza': ['a Parangaba', 'o Bom Jardim', 'o Conjunto Ceará', 'o Edson Queiroz', 'o Montese'],
  'em Curitiba': ['o Sítio Cercado', 'o Cajuru', 'o Pinheirinho', 'a Cidade Industrial', 'Santa Felicidade'],
  'em Belo Horizonte': ['o Barreiro', 'o Padre Eustáquio', 'a Pampulha', 'a Floresta', 'o Sion'],
  'em Manaus': ['a Cidade Nova', 'a Compensa', 'o Japiim', 'Flores', 'o Adrianópolis'],
  'no Recife': ['a Várzea', 'a Madalena', 'as Graças', 'o Espinheiro', 'o Arruda', 'o Ibura'],
  'em Niterói': ['o Fonseca', 'o Ingá', 'São Francisco', 'o Barreto', 'Itaipu'],
}

interface Name {
  /** With the preposition that places it. */
  placed: string
  bare: string
  key: string
}

const writeName = (name: string): Name => {
  const [, article = '', bare = name] = /^(?:([oa]s?) )?(.+)$/.exec(name) ?? []
  return {
    placed: article === '' ? `em ${bare}` : `n${article} ${bare}`,
    bare,
    key: bare.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
  }
}

/** Neighborhoods that have no listing, in every way in which people say them beside their city. */
export const unlistedPlaces: fc.Arbitrary<Wish> = fc
  .constantFrom(...Object.entries(unlisted))
  .chain(([city, names]) =>
    fc.tuple(fc.constant(city), fc.shuffledSubarray([...names], { minLength: 3, maxLength: 3 })),
  )
  .chain(([city, names]) => {
    const [a, b, c] = names.map(writeName) as [Name, Name, Name]
    const town = city.replace(/^\S+ /, '')
    const key = town.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    const say = (words: string, ...some: Name[]): Wish =>
      wish('place', words, { city: key, neighborhood: some.map(one => one.key) })
    return pick(
      say(`${a.placed} ${city}`, a),
      say(`${a.placed}, ${town}`, a),
      say(`${a.placed}, ${city}`, a),
      say(`no bairro ${a.bare} ${city}`, a),
      say(`no bairro ${a.bare}, ${town}`, a),
      say(`${city} ${a.placed}`, a),
      say(`${city}, ${a.placed}`, a),
      say(`${city}, ${a.bare}`, a),
      say(`${city}, bairro ${a.bare}`, a),
      say(`${city} no bairro ${a.bare}`, a),
      say(`${city} (${a.bare})`, a),
      say(`${city} - ${a.bare}`, a),
      say(`ali ${a.placed} ${city}`, a),
      say(`lá ${a.placed}, ${town}`, a),
      say(`${a.placed} ou ${b.placed}, ${city}`, a, b),
      say(`${a.placed} ou ${b.bare}, ${town}`, a, b),
      say(`${city} ${a.placed} ou ${b.placed}`, a, b),
      say(`${city}, ${a.placed} ou ${b.bare}`, a, b),
      say(`${city}, nos bairros ${a.bare} e ${b.bare}`, a, b),
      say(`${city} nos bairros ${a.bare}, ${b.bare} e ${c.bare}`, a, b, c),
      say(`${a.placed}, ${b.bare} ou ${c.bare}, ${city}`, a, b, c),
      say(`nos bairros ${a.bare}, ${b.bare} ou ${c.bare} ${city}`, a, b, c),
      wish('place', `${city}, menos ${a.placed}`, { city: key, notNeighborhood: [a.key] }),
      wish('place', `${city}, fora ${a.placed.replace(/^em /, '')}`.replace(/ n([oa]s?) /, ' $1 '), {
        city: key,
        notNeighborhood: [a.key],
      }),
      wish('place', `${city}, menos ${a.placed} e ${b.placed}`, {
        city: key,
        notNeighborhood: [a.key, b.key],
      }),
    )
  })
