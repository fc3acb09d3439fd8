import type { WorkerName } from '../background/worker-names.ts'

interface WorkerWords {
  label: string
  /** What does not happen while it stands still. */
  consequence: string
}

const resumeImports = 'housekeeping: resume imports'

const words: Readonly<
  Record<Exclude<WorkerName, `housekeeping: ${string}`> | typeof resumeImports, WorkerWords>
> = {
  mail: { label: 'Envio de e-mails', consequence: 'Os e-mails não estão saindo' },
  digests: { label: 'Resumos por e-mail', consequence: 'Os resumos por e-mail não são escritos' },
  channels: {
    label: 'Avisos para navegadores e Telegram',
    consequence: 'Os avisos para navegadores e Telegram não são preparados',
  },
  push: { label: 'Envio aos navegadores', consequence: 'Os avisos não chegam aos navegadores' },
  telegram: { label: 'Envio ao Telegram', consequence: 'Os avisos não chegam ao Telegram' },
  'telegram updates': {
    label: 'Leitura do Telegram',
    consequence: 'Quem escreve ao robô do Telegram fica sem resposta',
  },
  alerts: { label: 'Avisos', consequence: 'Os avisos de buscas e favoritos pararam' },
  pages: { label: 'Leitura das páginas da Caixa', consequence: 'A leitura das páginas da Caixa parou' },
  refresh: { label: 'Download das listas', consequence: 'O download das listas da Caixa parou' },
  'search index': { label: 'Índice da busca', consequence: 'A busca não acompanha o catálogo' },
  'due facts': {
    label: 'Preços entre dois leilões',
    consequence: 'O preço que muda com a hora do primeiro leilão não é atualizado',
  },
  'waiting intervals': {
    label: 'Contagem do que saiu e do que baixou',
    consequence: 'O “vale esperar?” não acompanha as listas novas',
  },
  geocoder: { label: 'Localização dos endereços', consequence: 'A localização dos endereços parou' },
  gazetteer: { label: 'Nomes de lugares', consequence: 'O consultor não aprende nomes novos de lugares' },
  disk: { label: 'Vigia do disco', consequence: 'O espaço em disco não está sendo vigiado' },
  health: { label: 'Vigia do serviço', consequence: 'Os problemas não estão sendo avisados por e-mail' },
  [resumeImports]: {
    label: 'Retomada de importações',
    consequence: 'Importações interrompidas não são retomadas',
  },
}

/** Names a worker in Portuguese; tasks of the housekeeping are named together. */
export const describeWorker = (name: WorkerName): WorkerWords =>
  name in words
    ? words[name as keyof typeof words]
    : {
        label: `Limpeza (${name.slice(name.indexOf(' ') + 1)})`,
        consequence: 'Uma limpeza periódica parou',
      }
