import './plans.css'
import { Check } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlanOffer } from '#contract/plan-calls.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { formatReais } from '#domain/format-figures.ts'

type OfferedPlan = PlanOffer['plans'][number]

const planNames: Record<OfferedPlan['plan'], string> = { monthly: 'Mensal', annual: 'Anual' }

/** `R$ 49,90 por 30 dias`; `preço sob consulta` when it is not known. */
const describePlanPrice = ({ price, days }: OfferedPlan): { price: string; term: string } => ({
  price: price === null ? 'Preço sob consulta' : formatReais(price),
  term: `por ${days} dias de acesso`,
})

/** What visitors see without an account. */
const freeContents = [
  'Busca, mapa e páginas por estado e cidade',
  'Os fatos da Caixa em cada imóvel: preço, avaliação, desconto, áreas, modalidade e datas',
  'O próximo preço pela escada observada nas listas, quando a regra diz algo',
]

/** Contents of both plans, which differ only in the time that they give. */
const planContents = [
  {
    title: 'Quanto sobra',
    lines: [
      'ROI líquido com o pior e o melhor caso',
      'Lance máximo para a sua meta',
      'Planilha de custos e financiamento, com link para compartilhar',
    ],
  },
  {
    title: 'Quando decidir',
    lines: [
      'A escada do preço, com o ROI em cada degrau',
      'De 100 imóveis parecidos, quantos saem da lista e quantos ficam mais baratos',
      'Histórico de cada imóvel nas listas e comparáveis',
    ],
  },
  {
    title: 'O que pode dar errado',
    lines: [
      'O que falta saber de cada imóvel e como descobrir',
      'O edital explicado, cláusula por cláusula',
      'Lista do que conferir antes do lance',
    ],
  },
  {
    title: 'Sem perder nada',
    lines: [
      'Favoritos com notas e etapas, e comparação lado a lado',
      'Buscas salvas com avisos no app e por e-mail',
      'Consultor para perguntar em português',
    ],
  },
]

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="plan-lines">
    {lines.map(line => (
      <li className="text-sm/5.5 flex gap-3 py-2.5 border-t border-line text-ink-2 text-pretty" key={line}>
        <Check className="size-4 flex-none mt-0.5 text-ink-3" aria-hidden="true" />
        {line}
      </li>
    ))}
  </ul>
)

/** Where the plans are bought, or whom to ask; without either, the page says that nobody is named. */
function HowToBuy({ offer: { salesUrl, contact } }: { offer: PlanOffer }) {
  const mail = contact !== null && (
    <a href={`mailto:${contact}`} className="font-medium text-ink underline underline-offset-4">
      {contact}
    </a>
  )
  return (
    <section
      aria-labelledby="comprar"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 border-b border-line-strong"
    >
      <div className="min-w-0">
        <h2 className="font-semibold" id="comprar">
          Como assinar
        </h2>
        <p className="text-sm/5.5 max-w-152 mt-1 text-ink-2 text-pretty wrap-anywhere">
          {salesUrl !== null
            ? 'Compre com o e-mail com que vai entrar: o acesso começa assim que o pagamento for confirmado. '
            : contact === null &&
              'Esta instalação ainda não informa onde os planos são vendidos. Pergunte a quem indicou o Arremate a você. '}
          {mail !== false && (
            <>
              {salesUrl !== null ? 'Dúvidas sobre os planos: ' : 'Para assinar ou tirar dúvidas, escreva a '}
              {mail}.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {salesUrl !== null && (
          <OutsideLink href={salesUrl} look="primary">
            Assinar
          </OutsideLink>
        )}
        <Link to={pagePaths.login} className={buttonClass('outline')}>
          Já tenho conta: entrar
        </Link>
      </div>
    </section>
  )
}

/** What each plan contains and costs; `offer` is `null` while it is not known. */
export const PlansView = ({ offer }: { offer: PlanOffer | null }) => (
  <main
    id="main"
    tabIndex={-1}
    className="max-w-288 mx-auto px-4 pt-6 pb-10 outline-none md:px-8 md:pt-10 md:pb-16"
  >
    <h1 className="text-2xl font-bold tracking-tight md:text-4xl">Planos</h1>
    <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">
      Sem conta, os fatos da Caixa. Com um plano, a conta de cada imóvel: o que sobra no fim, quando o preço
      cai e o que pode dar errado. Os dois planos contêm o mesmo; muda o tempo de acesso.
    </p>
    {offer !== null && (
      <>
        <ul className="grid grid-cols-2 mt-6 border-y border-line-strong max-[22rem]:grid-cols-1">
          {offer.plans.map(plan => {
            const { price, term } = describePlanPrice(plan)
            return (
              <li key={plan.plan} className="plan-price">
                <h2 className="font-semibold">{planNames[plan.plan]}</h2>
                <p
                  className={
                    plan.price === null
                      ? 'py-1 text-ink-2'
                      : 'text-2xl font-bold tracking-tight whitespace-nowrap'
                  }
                >
                  {price}
                </p>
                <p className="text-sm text-ink-3">{term}</p>
              </li>
            )
          })}
        </ul>
        <HowToBuy offer={offer} />
      </>
    )}
    <section aria-labelledby="com-plano" className="mt-8">
      <h2 id="com-plano" className="text-lg font-bold tracking-tight">
        Com um plano
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4 mt-3 md:gap-6">
        {planContents.map(({ title, lines }) => (
          <li key={title} className="plan-topic">
            <h3 className="font-semibold">{title}</h3>
            <Lines lines={lines} />
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="sem-conta" className="mt-8">
      <h2 id="sem-conta" className="text-lg font-bold tracking-tight">
        Sem conta
      </h2>
      <div className="plan-free [&_li:first-child]:border-t-0">
        <Lines lines={freeContents} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to={pagePaths.search} className={buttonClass('outline')}>
          Buscar Imóveis
        </Link>
        <Link to={pagePaths.places} className={buttonClass('outline')}>
          Imóveis por cidade
        </Link>
        <Link to={pagePaths.rules} className={buttonClass('outline')}>
          Regras e fontes
        </Link>
      </div>
    </section>
  </main>
)
