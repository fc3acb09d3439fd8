import type { SettingName } from './server-settings.ts'

/** What a setting is for, as SETTINGS.md and .env.example describe it. */
export interface SettingDescription {
  section: string
  /** What applies while the setting is empty. */
  whenEmpty: string
  about: string
}

const section = (name: string, descriptions: readonly (readonly [SettingName, string, string])[]) =>
  descriptions.map(([setting, whenEmpty, about]) => [setting, { section: name, whenEmpty, about }] as const)

/** All settings by section, in the order of the documents. */
export const settingDescriptions: readonly (readonly [SettingName, SettingDescription])[] = [
  ...section('Servidor', [
    ['PORT', '3000', 'a porta onde o servidor escuta; 0 = qualquer uma livre'],
    ['HOST', '127.0.0.1', 'o endereço onde o servidor escuta; só esta máquina, se for 127.0.0.1'],
    [
      'PUBLIC_URL',
      'onde escuta',
      'o endereço que as pessoas usam: dos links nos e-mails; com `https://`, os cookies são só de HTTPS',
    ],
    [
      'TRUST_PROXY',
      'off',
      '`on` atrás de um proxy: o endereço de quem visita vem do último `X-Forwarded-For`',
    ],
    ['LOG_LEVEL', 'info', '`debug`, `info`, `warn`, `error`, `silent`'],
  ]),
  ...section('Dados e segredos', [
    ['DATA_DIR', './data/local', 'a pasta dos dados; um processo por vez'],
    [
      'DATABASE_URL',
      'vazio',
      'vazio = banco embutido na pasta dos dados; `postgres://…` = PostgreSQL, para produção',
    ],
    [
      'AUTH_SECRET',
      'gerado, só para esta máquina',
      'assina as sessões; obrigatório quando outros alcançam o servidor, e o mesmo em todos os processos',
    ],
    [
      'ADMIN_TOKEN',
      'gerado na demonstração',
      'abre a administração; sem ele, fora da demonstração, ninguém entra',
    ],
    [
      'PAPERS_KEY',
      'gerada em `DATA_DIR/secrets.json`',
      'cifra os papéis que as contas guardam; com `DATABASE_URL` num servidor aberto é preciso dá-la, a mesma em todos os processos, ou nenhum papel é guardado. Na troca, `nova,antiga`. Perdida, os papéis não abrem mais',
    ],
    [
      'BACKUP_PASSPHRASE',
      'nenhuma',
      'cifra as cópias de `npm run backup -- --encrypt` e as abre em `npm run restore`. Perdida, elas não abrem mais',
    ],
  ]),
  ...section('E-mail', [
    [
      'SMTP_URL',
      'vazio',
      '`smtp://usuario:senha@maquina`; um e-mail que não sai é tentado por três dias. Vazio = escritos em `DATA_DIR/mail`',
    ],
    ['MAIL_FROM', 'Arremate <nao-responda@localhost>', 'o remetente dos e-mails'],
    ['ADMIN_EMAIL', 'vazio', 'quem é avisado por e-mail quando algo precisa de quem opera'],
  ]),
  ...section('Avisos no navegador e no Telegram', [
    [
      'VAPID_PRIVATE_KEY',
      'gerada em `DATA_DIR/secrets.json`',
      'assina os avisos que vão aos navegadores; com `DATABASE_URL` num servidor aberto é preciso dá-la, a mesma em todos os processos. Com outra chave, cada navegador assina de novo na visita seguinte',
    ],
    [
      'VAPID_CONTACT',
      'o ADMIN_EMAIL, ou o PUBLIC_URL',
      'como os serviços de push falam com quem opera: `mailto:…` ou `https://…`',
    ],
    ['TELEGRAM_BOT_TOKEN', 'vazio', 'o token do robô, dado pelo @BotFather; vazio = sem Telegram'],
    ['TELEGRAM_API_URL', 'https://api.telegram.org', 'o endereço da API de robôs'],
  ]),
  ...section('Pagamentos', [
    [
      'LASTLINK_TOKEN',
      'vazio',
      'o token do webhook (16 caracteres ou mais); dois, separados por vírgula, durante a troca. Sem ele, todo evento é recusado',
    ],
    [
      'LASTLINK_PLANS',
      'vazio',
      '`{"id da oferta ou do produto":"monthly"}`, com `monthly` (30 dias) ou `annual` (360); ponha as ofertas e também os produtos',
    ],
    [
      'LASTLINK_MIN_PRICES',
      'vazio',
      'o menor preço de cada plano, em reais: `{"monthly":49.9,"annual":399}`; um pagamento menor fica registrado e não abre acesso. Vazio = qualquer preço',
    ],
    [
      'PLAN_PRICES',
      'vazio',
      'o preço de cada plano em `/planos`, em reais: `{"monthly":49.9,"annual":399}`; o que não estiver aqui aparece sem preço',
    ],
    ['SALES_URL', 'vazio', 'onde os planos são vendidos: o link de `/planos` para comprar'],
    [
      'SALES_CONTACT',
      'vazio',
      'o e-mail de quem responde sobre os planos, em `/planos`; vazio = a página não indica ninguém',
    ],
  ]),
  ...section('Site da Caixa', [
    ['CATALOGUE_URL', 'o site da Caixa', 'de onde as listas são baixadas'],
    [
      'CATALOGUE_CRON',
      'vazio',
      'quando baixá-las, em cinco campos e no horário de Brasília; vazio = só quando alguém pede',
    ],
    [
      'DETAILS_URL',
      'o site da Caixa com CATALOGUE_CRON, senão off',
      'de onde vêm as páginas dos imóveis; `off` = só as importadas à mão',
    ],
    ['DETAILS_INTERVAL', '6', 'segundos entre duas páginas'],
    [
      'PHOTOS_URL',
      'o site da Caixa',
      'de onde vêm as fotos; `off` = só os desenhos. Cada foto é pedida uma vez, quando alguém vê o imóvel (até quatro por segundo ao todo), e guardada em `DATA_DIR/photos`',
    ],
    [
      'PHOTO_CACHE_MB',
      '2000',
      'quanto essas cópias podem ocupar, em megabytes; saem as que ninguém vê há mais tempo',
    ],
  ]),
  ...section('Mapa e endereços', [
    [
      'MAP_STYLE_URL',
      'vazio',
      'estilo de mapa (JSON do MapLibre) com ruas; vazio, ou enquanto não responde = os contornos dos estados, sem servidor de mapas',
    ],
    [
      'MAP_HOSTS',
      'vazio',
      'outros endereços de onde o estilo busca blocos, letras e ícones, separados por vírgula: as páginas só podem carregar destes e do de `MAP_STYLE_URL`',
    ],
    [
      'GEOCODER',
      'off',
      '`nominatim` ou `mapbox`: localiza os endereços aos poucos; sem ele, cada imóvel fica no centro do município',
    ],
    [
      'GEOCODER_URL',
      'o do serviço',
      'um Nominatim próprio: recomendado, porque o público desaconselha consultas em massa e só é aceito com `PUBLIC_URL`, que diz a ele quem pergunta',
    ],
    [
      'MAPBOX_TOKEN',
      'vazio',
      'o token do Mapbox; a conta precisa permitir geocodificação permanente (mais cara), a única que pode ser guardada',
    ],
  ]),
  ...section('Modelo de linguagem', [
    [
      'AI_BASE_URL',
      'vazio',
      'um modelo de linguagem atrás do consultor: o endereço do servidor até a versão (`https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`); com `AI_MODEL`, ou nenhuma das duas',
    ],
    ['AI_MODEL', 'vazio', 'o nome do modelo'],
    ['AI_API_KEY', 'vazio', 'a chave desse servidor; alguns, na própria máquina, não pedem'],
  ]),
]
