import { House } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { homeAddressCodec, nowhere } from './home-state.ts'

const answers = [
  'Até que preço cabe, com a parcela e os seguros obrigatórios dentro do limite da renda.',
  'Quanto dinheiro sai no primeiro dia: entrada, ITBI, cartório, reparos e, se houver alguém, a desocupação.',
  'O que o FGTS pode pagar, e por quais regras.',
  'Os cem imóveis que melhor cabem, e o que a lista não diz de cada um.',
  'O caminho até as chaves, os riscos, e se vale mais alugar.',
] as const

/** What the page answers, while nobody has said anything. */
export function HomeStart() {
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
        Diga a renda e a entrada para começar. Elas nunca vão no endereço da página: ficam neste aparelho e,
        se você entrar, na sua conta.
      </p>
      <p className="mt-3 text-sm text-pretty text-ink-2">
        Ou veja a de uma família em Goiânia, com R$&nbsp;4.000 por mês e R$&nbsp;60.000 guardados.
      </p>
      <Link
        to={pagePaths.homePurchase}
        search={homeAddressCodec.write({ place: nowhere, chosen: null, isExample: true })}
        className={buttonClass('outline', 'mt-2 w-full sm:w-auto sm:self-start')}
      >
        Ver um exemplo
      </Link>
    </Panel>
  )
}
