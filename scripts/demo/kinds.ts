import type { DemoRandom } from './random.ts'

const propertyKinds = {
  Apartamento: 520,
  Casa: 335,
  Terreno: 55,
  Sobrado: 12,
  Sala: 14,
  Loja: 11,
  Comercial: 11,
  Galpão: 11,
  Prédio: 9,
  'Imóvel rural': 8,
  Gleba: 5,
  'Gleba Urbana': 4,
  Outros: 5,
}
export type PropertyKind = keyof typeof propertyKinds

export interface DemoBuilding {
  kind: PropertyKind
  /** m², as the description states them; 0 = not stated. */
  total: number
  built: number
  land: number
  /** The words after the areas, in the bank's order and wording. */
  extras: string[]
  /** Appraisal in reais, before rounding. */
  value: number
}

type Size = [low: number, high: number, lean: number]
const built: Partial<Record<PropertyKind, Size>> = {
  Apartamento: [38, 130, 4],
  Casa: [42, 240, 3],
  Sobrado: [65, 260, 2],
  Sala: [24, 110, 2],
  Loja: [28, 320, 2],
  Comercial: [60, 900, 2],
  Galpão: [180, 2400, 2],
  Prédio: [90, 1200, 2],
  Outros: [35, 180, 2],
}
const land: Partial<Record<PropertyKind, Size>> = {
  Casa: [110, 520, 3],
  Sobrado: [100, 360, 2],
  Terreno: [125, 1200, 3],
  Comercial: [150, 1600, 2],
  Galpão: [300, 4000, 2],
  Prédio: [150, 900, 2],
  Gleba: [9000, 140000, 3],
  'Gleba Urbana': [12000, 150000, 2],
  'Imóvel rural': [30000, 1900000, 3],
  Outros: [120, 800, 2],
}

const hundredths = (size: number) => Math.round(size * 100) / 100
const sized = (random: DemoRandom, size: Size | undefined) =>
  size === undefined ? 0 : hundredths(random.between(...size))

/** Computes the value of land: the price per m² falls with the area; farm land has its own price. */
const landValue = (kind: PropertyKind, area: number, pricePerM2: number): number =>
  kind === 'Imóvel rural'
    ? 60 * area ** 0.8
    : Math.min(area, 600) * pricePerM2 * 0.16 +
      Math.max(0, Math.min(area, 20_000) - 600) * pricePerM2 * 0.015 +
      Math.max(0, area - 20_000) * 1.6

function extrasOf(random: DemoRandom, kind: PropertyKind, area: number): string[] {
  const extras: string[] = []
  const add = (probability: number, text: string) => {
    if (random.chance(probability)) extras.push(text)
  }
  const spaces = `${random.whole(1, area > 130 ? 3 : area > 70 ? 2 : 1)} vaga(s) de garagem`
  if (kind === 'Apartamento' || kind === 'Casa' || kind === 'Sobrado') {
    if (random.chance(0.08)) return random.chance(0.5) ? [spaces] : []
    const rooms = area < 44 ? random.whole(1, 2) : area < 75 ? 2 : area < 130 ? 3 : random.whole(3, 5)
    // The bank writes two spaces before the rooms.
    extras.push(` ${rooms} qto(s)`)
    add(0.09, 'varanda')
    add(0.56, 'a.serv')
    add(0.98, 'WC')
    add(area > 110 ? 0.2 : 0.01, 'WC Emp')
    add(0.98, `${area > 140 && random.chance(0.5) ? 2 : 1} sala(s)`)
    add(area > 110 ? 0.3 : 0.01, '1 lavabo(s)')
    add(area > 130 ? 0.15 : 0, 'DCE')
    add(0.03, 'sacada')
    add(0.98, 'cozinha')
    add(0.06, 'Terraco')
    add(0.6, spaces)
    return extras
  }
  if (kind === 'Sala') {
    add(0.3, 'WC')
    add(0.8, `${random.whole(1, 2)} sala(s)`)
    add(0.5, '1 lavabo(s)')
    add(0.5, '1 vaga(s) de garagem')
  } else if (kind === 'Loja' || kind === 'Comercial' || kind === 'Prédio') {
    add(0.25, 'WC')
    add(0.3, `${random.whole(1, 4)} sala(s)`)
    add(0.2, spaces)
  }
  return extras
}

const forms = { plain: 74, medium: 20, fine: 6 }
const standard = { plain: [0.82, 1.12], medium: [1.15, 1.6], fine: [1.7, 2.6] } as const

/** Draws a building that fits a city where a square meter costs `pricePerM2` (reais). */
export function drawBuilding(random: DemoRandom, pricePerM2: number): DemoBuilding {
  const kind = random.weighted(propertyKinds)
  const home = kind === 'Apartamento' || kind === 'Casa' || kind === 'Sobrado'
  const form = home ? random.weighted(forms) : 'plain'
  const area = hundredths(sized(random, built[kind]) * (form === 'fine' ? 1.7 : form === 'medium' ? 1.2 : 1))
  const ground = sized(random, land[kind])
  const [low, high] = standard[form]
  const value =
    area * pricePerM2 * random.between(low, high) * (kind === 'Galpão' ? 0.45 : 1) +
    landValue(kind, ground, pricePerM2) * random.between(0.8, 1.25)
  const shared = kind === 'Apartamento' || kind === 'Sala' || kind === 'Loja'
  const total = shared ? area * random.between(1.05, 1.6) : area * random.pick([1, 1, 1, 0.9])
  const stated = area > 0 && random.chance(0.54)
  const unknown = kind === 'Outros' && random.chance(0.4)
  return {
    kind,
    total: stated && !unknown ? hundredths(total) : 0,
    built: unknown ? 0 : area,
    land: unknown || (kind === 'Casa' && random.chance(0.03)) ? 0 : ground,
    extras: extrasOf(random, kind, area),
    value,
  }
}
