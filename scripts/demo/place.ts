import type { DemoBuilding, PropertyKind } from './kinds.ts'
import { condominiumName, farmName, streetName } from './names.ts'
import type { DemoRandom } from './random.ts'

const pad = (number: number) => String(number).padStart(2, '0')

function houseNumber(random: DemoRandom): string {
  const form = random.weighted({ plain: 74, none: 16, slash: 8, zero: 2 })
  if (form === 'none') return 'N. SN'
  if (form === 'slash') return 'N. S/N'
  return form === 'zero' ? 'N. 00' : `N. ${Math.round(random.between(2, 3200, 2))}`
}

function lot(random: DemoRandom): string {
  const plot = pad(random.whole(1, 46))
  const block = random.chance(0.3) ? random.pick([...'ABCDEFGHJKLMN']) : pad(random.whole(1, 60))
  return random.pick([
    `LT ${plot} QD ${block}`,
    `QD ${block} LT ${plot}`,
    `QD ${block}, LT ${plot}`,
    `LT ${plot}`,
  ])
}

function flat(random: DemoRandom): string {
  const number = random.whole(1, 12) * 100 + random.whole(1, 8)
  const parts = [`Apto ${number}`]
  if (random.chance(0.72))
    parts.push(`BL ${random.chance(0.5) ? pad(random.whole(1, 24)) : random.pick([...'ABCDEFGH'])}`)
  if (random.chance(0.3)) parts.push(condominiumName(random))
  return parts.join(', ')
}

const complements: Partial<Record<PropertyKind, (random: DemoRandom) => string>> = {
  Apartamento: flat,
  Casa: random =>
    random.chance(0.3) ? `CS ${pad(random.whole(1, 40))}` : random.chance(0.2) ? '' : lot(random),
  Sobrado: random => (random.chance(0.5) ? `CS ${pad(random.whole(1, 12))}` : lot(random)),
  Sala: random => `Sala ${random.whole(1, 18)}${pad(random.whole(1, 12))}`,
  Loja: random => `Loja ${pad(random.whole(1, 40))}`,
  Terreno: lot,
  Gleba: lot,
  'Gleba Urbana': lot,
  Outros: lot,
}

/** Creates the address of a property in the bank's wording, without its irregularities. */
export function drawAddress(
  random: DemoRandom,
  { kind }: DemoBuilding,
  state: string,
  planned: boolean,
): string {
  if (kind === 'Imóvel rural') {
    const road = `Rodovia ${state}-${random.whole(101, 489)}`
    return `${road}, N. KM ${random.whole(2, 68)}, ${farmName(random)}`
  }
  const street =
    planned && random.chance(0.45)
      ? `Quadra ${random.whole(1, 120)}${random.chance(0.4) ? ` Conjunto ${random.pick([...'ABCDEFGH'])}` : ''}`
      : streetName(random)
  return [street, houseNumber(random), complements[kind]?.(random) ?? ''].filter(Boolean).join(', ')
}
