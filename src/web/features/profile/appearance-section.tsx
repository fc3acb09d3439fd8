import { Palette } from 'lucide-react'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { setTheme, useTheme } from '../../ui/theme.ts'
import { PageSection } from '../../ui/page-section.tsx'

const choices = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const

/** Claro, Escuro or the system's theme; stored in this browser. */
export const AppearanceSection = () => (
  <PageSection id="aparencia" title="Aparência" icon={Palette}>
    <fieldset className="min-w-0">
      <legend className="sr-only">Tema</legend>
      <ChoicePills choices={choices} value={useTheme()} onChange={setTheme} />
    </fieldset>
  </PageSection>
)
