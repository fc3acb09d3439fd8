import { countDaysBetween } from '../calendar-date.ts'
import { formatCount } from '../format-count.ts'
import { formatShortDate } from '../format-figures.ts'
import { certificateDays } from '../title-records/certificate-age.ts'
import { createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

/** Says how old the certificate of the matrícula is; nothing where none was read. */
export const compareCertificate: SubjectComparison = ({ titleRecord, today }, write) => {
  if (titleRecord === null) return []
  const { certificateDate, property } = titleRecord.reading
  const number = property.registration === null ? '' : ` da matrícula nº ${property.registration}`
  const row = { subject: 'certificate', title: 'Idade da certidão' } as const
  const renewed = (why: string) =>
    ask('certificate', ['registry', `Peço certidão de inteiro teor${number}, com ônus e ações. ${why}`])
  if (certificateDate === null)
    return [
      createFinding(
        {
          ...row,
          state: 'unanswered',
          note: 'O texto não traz a data da certidão: sem ela não se sabe até quando vale.',
        },
        { questions: renewed('A que foi lida não traz a data.') },
      ),
    ]
  const age = countDaysBetween(certificateDate, today)
  const isOld = age > certificateDays
  const isInFuture = age < 0
  const words = `De ${formatShortDate(certificateDate)}${age > 0 ? `, há ${formatCount(age, 'dia', 'dias')}` : ''}`
  return [
    createFinding(
      {
        ...row,
        claims: { titleRecord: [write.titleRecord(words)] },
        state: 'one source',
        weighs: isOld || isInFuture,
        note: isInFuture
          ? 'A data está no futuro: confira no papel.'
          : isOld
            ? 'O que foi registrado depois dela não está aqui.'
            : '',
      },
      { questions: isOld ? renewed(`A que foi lida tem ${String(age)} dias.`) : [] },
    ),
  ]
}
