import { House } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { writeHomeQuestion } from '#domain/home-purchase/home-question.ts'
import { useKeptHomeQuestion } from '../../data/account/home-question.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Panel } from '../../ui/panel.tsx'

/** A family to look at first. */
const example = { renda: '4000', entrada: '60000', pessoas: '3', uf: 'GO', cidade: 'Goiânia', km: '30' }

const answers = [
  'Até que preço cabe, com a parcela e os seguros obrigatórios dentro do limite da renda.',
  'Quanto dinheiro sai no primeiro dia: entrada, ITBI, cartório, reparos e, se houver alguém, a desocupação.',
  'O que o FGTS pode pagar, e por quais regras.',
  'Os cem imóveis que melhor cabem, e o que a lista não diz de cada um.',
  'O caminho até as chaves, os riscos, e se vale mais alugar.',
] as const

/** What the page answers, while nobody has said anything; the account of last time, where there is one. */
export function HomeStart() {
  const kept = useKeptHomeQuestion()
  const family = kept?.family ?? null
  return (
    <Panel icon={House} title="O que esta conta responde">
      <ul className="grid gap-2 text-sm text-pretty text-ink-2">
        {answers.map(answer => (
          <li key={answer} className="flex gap-2.5">
            <span aria-hidden="true" className="text-ink-3">
              ·
            </span>
            {answer}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-ink-2">
        Diga a renda e a entrada para começar. Nada é guardado fora deste aparelho.
      </p>
      {kept !== null && family !== null && (
        <>
          <p className="mt-3 text-sm text-pretty text-ink-2">
            Da última vez: renda de {formatShortCentavos(family.income)} e{' '}
            {formatShortCentavos(family.savings)} guardados.
          </p>
          <Link
            to={pagePaths.homePurchase}
            search={writeHomeQuestion(kept)}
            className={buttonClass('outline', 'mt-2 w-full sm:w-auto sm:self-start')}
          >
            Retomar a sua conta
          </Link>
        </>
      )}
      <p className="mt-3 text-sm text-pretty text-ink-2">
        Ou veja a de uma família em Goiânia, com R$&nbsp;4.000 por mês e R$&nbsp;60.000 guardados.
      </p>
      <Link
        to={pagePaths.homePurchase}
        search={example}
        className={buttonClass('outline', 'mt-2 w-full sm:w-auto sm:self-start')}
      >
        Ver um exemplo
      </Link>
    </Panel>
  )
}
