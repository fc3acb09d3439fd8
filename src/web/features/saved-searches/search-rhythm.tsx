import { Link } from '../../framework/link.tsx'
import type { Preferences } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { rhythmChoices } from '../account/rhythm-words.ts'
import { usePreferences } from '../account/use-preferences.ts'

/** When the account's mails are sent, those of the searches that notify among them. */
export function SearchRhythm({ preferences }: { preferences: Preferences }) {
  const { shown, problem, set } = usePreferences(preferences)
  if (!shown.email || !shown.deal)
    return (
      <p className="mb-4 text-sm text-ink-2">
        {shown.deal ? 'Os avisos chegam só no sino.' : 'Os avisos de oportunidades estão desligados.'}{' '}
        <Link
          to={pagePaths.profile}
          search={{}}
          hash="avisos"
          className="target font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          Mudar no perfil
        </Link>
      </p>
    )
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm text-ink-2 sm:float-left sm:mr-3 sm:mb-0 sm:flex sm:min-h-target sm:items-center">
        Avisos também por e-mail
      </legend>
      <div className="flex items-center sm:min-h-target">
        <ChoicePills
          choices={rhythmChoices}
          value={shown.rhythm}
          onChange={rhythm => set('rhythm', rhythm)}
        />
      </div>
      <ProblemText>{problem && `A escolha não foi salva. ${problem.words}`}</ProblemText>
    </fieldset>
  )
}
