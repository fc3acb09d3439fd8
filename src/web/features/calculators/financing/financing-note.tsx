import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfLiving, OfResale, useResaleChoice } from '../resale-choice.tsx'
import { Panel } from '../../../ui/panel.tsx'

const Term = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt className="font-semibold text-ink">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

/** A term of a resale: a part of the list itself, which holds nothing but terms. */
function TermOfResale(term: { name: string; children: ReactNode }) {
  const { resale } = useResaleChoice()
  return resale === null ? null : <Term {...term} className={resale} />
}

/** Explains the two systems and the result. */
export const FinancingNote = () => (
  <Panel title="Como ler" icon={BookOpen}>
    <dl className="grid gap-3 text-sm text-ink-2 text-pretty">
      <Term name="SAC: parcelas que caem">
        A amortização é a mesma todo mês e os juros caem com o saldo. Começa mais cara,{' '}
        <OfResale>deve menos na hora de vender</OfResale>
        <OfLiving>a dívida cai mais depressa</OfLiving> e paga menos juros no total.
      </Term>
      <Term name="PRICE: parcelas iguais">
        A parcela não muda: no começo quase toda ela são juros, no fim quase toda amortização. Começa mais
        leve, mas o saldo demora a cair.
      </Term>
      <TermOfResale name="ROI líquido, financiado">
        O lucro líquido de Custo total, menos os juros até a venda, dividido pelo dinheiro que sai do seu
        bolso: entrada, custos e parcelas. Os extremos são os dos cenários pessimista e otimista. É a mesma
        conta da página do imóvel.
      </TermOfResale>
      <TermOfResale name="Outras contas">
        O fluxo de caixa só do empréstimo, com a TIR, e o método simplificado, que desconta o arremate inteiro
        e também o saldo, que faz parte dele. Servem para comparar com outras planilhas; para decidir, use o
        ROI líquido.
      </TermOfResale>

      <Term name="O que fica fora">
        Seguros e tarifas do banco. A taxa e o limite dependem da sua análise de crédito.
      </Term>
    </dl>
  </Panel>
)
