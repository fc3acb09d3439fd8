import type { DossierOwner } from './dossier-facts.ts'
import { createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

/** Compares who owns the property with the bank's offer to sell it; of EMGEA it sells by mandate. */
export const compareOwner: SubjectComparison = ({ listing, titleRecord, isDemonstration }, write) => {
  const reading = titleRecord?.reading
  const owners = reading?.owners ?? []
  const row = {
    subject: 'owner',
    title: 'Quem é o dono',
    claims: {
      page: [write.list(isDemonstration ? 'Anunciado como imóvel da Caixa' : 'A Caixa vende')],
      titleRecord: owners.map(({ who, share, since, page }) =>
        write.titleRecord([who, share].filter(Boolean).join(', '), { act: since, page }),
      ),
    },
  } as const
  if (owners.length === 0)
    return [
      createFinding(
        {
          ...row,
          state: 'unanswered',
          note: reading === undefined ? '' : 'A matrícula lida não o diz com clareza.',
        },
        {
          questions:
            reading === undefined
              ? []
              : ask('owner', [
                  'registry',
                  'Quem é o dono hoje, e desde que ato? O texto lido não o diz com clareza.',
                ]),
        },
      ),
    ]
  const ofBank = owners.filter(({ kind }) => kind === 'caixa')
  if (ofBank.length === owners.length) return [createFinding({ ...row, state: 'agrees' })]
  if (owners.every(({ kind }) => kind === 'caixa' || kind === 'emgea'))
    return [
      createFinding(
        {
          ...row,
          state: 'one source',
          weighs: true,
          note: 'A EMGEA é outra empresa federal, de que a Caixa vende imóveis: quem transfere é a EMGEA, e o contrato precisa dizer isso.',
        },
        {
          questions: ask('owner', [
            'bank',
            `A matrícula mostra a EMGEA como dona (${describeOwners(owners)}). A Caixa vende em nome dela, com que procuração, e quem assina o contrato ou a escritura?`,
          ]),
        },
      ),
    ]
  const named = describeOwners(owners)
  const sale = listing.modality === 'leilao' ? 'leva a leilão' : 'vende'
  return [
    createFinding(
      {
        ...row,
        state: 'contradiction',
        note:
          ofBank.length > 0
            ? 'A Caixa é dona de uma parte só.'
            : 'Ou a certidão é velha, ou a consolidação ainda não foi registrada, ou a Caixa vende por outro dono.',
      },
      {
        questions: ask(
          'owner',
          [
            'bank',
            `Em que título a Caixa ${sale} o imóvel, se a matrícula mostra outro dono (${named})? A transferência para a Caixa já foi registrada?`,
          ],
          [
            'lawyer',
            `A matrícula mostra como dona ou dono: ${named}. A compra da Caixa transfere o imóvel inteiro, e o que precisa ser registrado antes?`,
          ],
        ),
      },
    ),
  ]
}

/** `a EMGEA, desde AV-7; uma pessoa, 1/2, desde a abertura` */
const describeOwners = (owners: readonly DossierOwner[]): string =>
  owners
    .map(({ who, share, since }) => `${[who, share].filter(Boolean).join(', ')}, ${describeSince(since)}`)
    .join('; ')

const describeSince = (act: string): string => (act === 'opening' ? 'desde a abertura' : `desde ${act}`)
