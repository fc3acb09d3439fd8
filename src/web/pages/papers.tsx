import { PapersView } from '../features/papers/papers-view.tsx'
import { readPapersAddress } from '../features/papers/frame/papers-address.ts'
import { usePageLocation } from '../framework/page-location.ts'
import { usePageHead } from '../framework/page-head.ts'

/** Reads a matrícula or an edital, of one listing (`?imovel=`) or of any. */
export default function PapersPage() {
  const { paper } = readPapersAddress(usePageLocation().query)
  usePageHead(
    paper === 'edital'
      ? {
          title: 'Explicar edital',
          description: 'O edital em português simples: cada ponto com a frase em que se apoia.',
        }
      : {
          title: 'Ler matrícula',
          description: 'O que pesa sobre o imóvel e quem é o dono, com as palavras, o ato e a página.',
        },
  )
  return <PapersView />
}
