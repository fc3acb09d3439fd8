import { Palette } from 'lucide-react'
import { Pills } from '../../ui/choices.tsx'
import { setTheme, useTheme } from '../../ui/theme.ts'
import { Section } from '../../ui/section.tsx'

const choices = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const

/** Claro, Escuro or the system's theme; stored in this browser. */
export const Appearance = () => (
  <Section id="aparencia" title="Aparência" icon={Palette}>
    <fieldset className="min-w-0">
      <legend className="sr-only">Tema</legend>
      <Pills choices={choices} value={useTheme()} onChange={setTheme} />
    </fieldset>
  </Section>
)
