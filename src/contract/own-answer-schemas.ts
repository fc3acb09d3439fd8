import { z } from 'zod'
import { answerSourceLength, type OwnAnswers, type OwnAnswersChange } from '#domain/judgement/own-answers.ts'
import { amountField } from './calculator-fields.ts'
import { calendarDate } from './calendar-date-schema.ts'
import { textLine } from './text-schema.ts'

const day = calendarDate.describe('Dia em que se respondeu, AAAA-MM-DD')

const source = textLine(answerSourceLength)
  .min(1)
  .optional()
  .describe('O papel de onde veio: do edital, cláusula 5.1; sem ele, a pessoa descobriu')

const answer = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, day, source })

/** The answers by question; each can be missing. */
const answersByQuestion = {
  occupancy: answer(z.enum(['vacant', 'occupied'])).describe('Está desocupado ou ocupado?'),
  debts: answer(
    z
      .strictObject({
        condominium: amountField('Condomínio em atraso que o comprador paga').nullable(),
        taxes: amountField('IPTU em atraso que o comprador paga').nullable(),
      })
      .refine(
        ({ condominium, taxes }) => condominium !== null || taxes !== null,
        'Informe ao menos um valor.',
      ),
  ).describe('Dívidas que ficam com o comprador; 0 = nenhuma, null = não se sabe'),
  financing: answer(z.boolean()).describe('Aceita financiamento?'),
  fgts: answer(z.boolean()).describe('Aceita FGTS?'),
  titleRecord: answer(z.literal('read')).describe('A matrícula foi lida'),
  edital: answer(z.literal('read')).describe('O edital foi lido'),
  place: answer(z.literal('confirmed')).describe('O lugar foi conferido'),
}

/** What an owner found out about a favorite. */
export const OwnAnswersSchema: z.ZodType<OwnAnswers> = z
  .strictObject(answersByQuestion)
  .partial()
  .meta({ id: 'OwnAnswers' })

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

/** A change to the answers: missing questions stay, `null` deletes an answer. */
export const OwnAnswersChangeSchema: z.ZodType<OwnAnswersChange> = z
  .strictObject({
    occupancy: orNull(answersByQuestion.occupancy),
    debts: orNull(answersByQuestion.debts),
    financing: orNull(answersByQuestion.financing),
    fgts: orNull(answersByQuestion.fgts),
    titleRecord: orNull(answersByQuestion.titleRecord),
    edital: orNull(answersByQuestion.edital),
    place: orNull(answersByQuestion.place),
  })
  .describe('Respostas por pergunta: as que faltam ficam como estão, null apaga')
