import { pagePaths } from '#contract/page-paths.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { searchFormName } from '../../data/catalogue/search-form-address.ts'
import { Button } from '../../ui/button.tsx'
import { AssumptionFields } from './assumption-fields.tsx'
import { MainFamilyFields } from './family-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

/** What a family says of itself; every change applies at once, and without scripts the browser sends it. */
export const HomeForm = ({
  question,
  onChange,
  onAsk,
}: {
  question: HomeQuestion
  onChange: (question: HomeQuestion) => void
  onAsk: () => void
}) => (
  <form
    className="panel gap-4"
    aria-label="A sua família"
    action={pagePaths.homePurchase}
    method="get"
    noValidate
    onSubmit={event => {
      event.preventDefault()
      onAsk()
    }}
  >
    <input type="hidden" name={searchFormName} value="morar" />
    <MainFamilyFields family={question.family} onChange={family => onChange({ ...question, family })} />
    <PlaceFields place={question.place} onChange={place => onChange({ ...question, place })} />
    <MoreFields question={question} onChange={onChange} />
    <AssumptionFields
      assumptions={question.assumptions}
      onChange={assumptions => onChange({ ...question, assumptions })}
    />
    <Button type="submit" look={hasMeans(question.family) ? 'outline' : 'primary'}>
      Ver o que cabe
    </Button>
  </form>
)
