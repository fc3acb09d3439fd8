import { pagePaths } from '#contract/page-paths.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { Button } from '../../ui/button.tsx'
import { AssumptionFields } from './assumption-fields.tsx'
import { MainFamilyFields } from './family-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

/**
 * What a family says of itself; every change applies at once. The method keeps a browser without scripts from sending it:
 * an income would then stand in an address.
 */
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
    method="dialog"
    noValidate
    onSubmit={event => {
      event.preventDefault()
      onAsk()
    }}
  >
    <p className="purchase-scriptless">
      Sem JavaScript esta conta não é feita: ela roda no seu navegador, para que a sua renda não vá parar em
      endereços. Ligue o JavaScript e recarregue a página, ou{' '}
      <a href={`${pagePaths.homePurchase}?exemplo=sim`} className="underline underline-offset-4">
        veja um exemplo
      </a>
      .
    </p>
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
