import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-ink">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

/** Explains the two systems and why there are two results. */
export const FinancingNote = () => (
  <Panel title="Como ler" icon={BookOpen}>
    <dl className="grid gap-3 text-sm text-ink-2 text-pretty">
      <Term name="SAC: parcelas que caem">
        A amortização é a mesma todo mês e os juros caem com o saldo. Começa mais cara, deve menos na hora de
        vender e paga menos juros no total.
      </Term>
      <Term name="PRICE: parcelas iguais">
        A parcela não muda: no começo quase toda ela são juros, no fim quase toda amortização. Começa mais
        leve, mas o saldo demora a cair.
      </Term>
      <Term name="Resultado da venda (fluxo de caixa)">
        O que a venda deixa depois de quitar o saldo, menos tudo o que saiu do seu bolso: entrada, despesas,
        parcelas e custos mensais. Ainda sem comissão, corretagem, reforma e imposto de renda. A TIR diz a que
        taxa esse dinheiro rendeu.
      </Term>
      <Term name="Lucro após venda (método simplificado)">
        Diferença mercado − arremate, mais a valorização, menos o saldo devedor. Desconta o arremate inteiro e
        também o saldo, que faz parte dele, e não considera o que já foi pago. Serve para comparar com outras
        planilhas; para decidir, use o fluxo de caixa.
      </Term>
      <Term name="O que fica fora">
        Seguros e tarifas do banco, comissão do leiloeiro, reforma, corretagem e imposto sobre o ganho. A taxa
        e o limite dependem da sua análise de crédito.
      </Term>
    </dl>
  </Panel>
)
