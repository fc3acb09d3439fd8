import { useTheme } from '../../ui/theme.ts'
import { otherTones, readPalette, toneSteps } from './map-palette.ts'

/** The scale of the discount colours, in the colours of the theme. */
export function MapLegend() {
  useTheme()
  const { tones } = readPalette()
  const others = [
    { tone: tones[otherTones.above], label: 'acima da avaliação' },
    { tone: tones[otherTones.unknown], label: 'não informado' },
  ]
  return (
    <section className="map-legend" aria-label="Cores do desconto">
      <p className="text-xs font-semibold">Desconto mediano do lugar</p>
      <ol className="mt-1.5 grid grid-cols-[1.4fr_1fr_1fr_1fr_1fr] text-2xs text-ink-2">
        {toneSteps.map((least, index) => (
          <li key={least} className="leading-3.5">
            <span
              className="mb-1 block h-2.5"
              style={{ background: tones[index]?.fill }}
              aria-hidden="true"
            />
            <span className="block pr-1">{index === 0 ? `até ${toneSteps[1]}%` : `${least}%+`}</span>
          </li>
        ))}
      </ol>
      <ul className="mt-1.5 flex flex-wrap gap-x-3 text-2xs text-ink-2">
        {others.map(({ tone, label }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              className="size-2.5 rounded-full border-2"
              style={{ background: tone?.fill, borderColor: tone?.edge }}
              aria-hidden="true"
            />
            {label}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-2xs text-ink-3">
        Sobre a avaliação: metade dos imóveis do círculo tem ao menos esse desconto.
      </p>
    </section>
  )
}
