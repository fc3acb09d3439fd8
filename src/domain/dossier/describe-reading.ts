import { createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

/** A warning about the certificate's day, which has a row of its own. */
const isAboutCertificate = (warning: string): boolean => warning.startsWith('A certidão')

/** Says what the reading of the matrícula warns of, such as acts or pages that are missing; nothing where it warns of nothing. */
export const describeReading: SubjectComparison = ({ titleRecord }, write) => {
  const { warnings = [], property } = titleRecord?.reading ?? {}
  const own = warnings.filter(warning => !isAboutCertificate(warning))
  if (own.length === 0) return []
  const number = property?.registration == null ? '' : ` nº ${property.registration}`
  return [
    createFinding(
      {
        subject: 'reading',
        title: 'Antes de confiar na matrícula lida',
        claims: { titleRecord: own.map(warning => write.titleRecord(warning)) },
        state: 'one source',
        weighs: true,
        note: 'Isto pode mudar o que o resto diz da matrícula.',
      },
      {
        questions: ask('reading', [
          'registry',
          `Peço a matrícula${number} inteira, com todas as fichas e todos os atos. ${own.join(' ')}`,
        ]),
      },
    ),
  ]
}
