import { describeSettings } from './server-config.ts'

/**
 * Writes the text of docs/SETTINGS.md: every setting with its default, the values it accepts and what it is for, in
 * Portuguese.
 */
export function writeSettingsPage(): string {
  const sections = describeSettings().map(([section, settings]) =>
    [
      `## ${section}`,
      '',
      '| variável | vazia vale | aceita | para quê |',
      '|---|---|---|---|',
      ...settings.map(
        ({ name, whenEmpty, takes, description }) =>
          `| \`${name}\` | ${whenEmpty} | ${takes} | ${description} |`,
      ),
    ].join('\n'),
  )
  return `${[introduction, ...sections, remarks].join('\n\n')}\n`
}

/** Writes the text of .env.example: every setting, empty and explained. */
export function writeEnvExample(): string {
  const sections = describeSettings().map(([section, settings]) =>
    [
      `# ${section}`,
      ...settings.flatMap(({ name, takes, whenEmpty, description }) => [
        `# ${description.replaceAll('`', '')}`,
        `# Aceita: ${takes}. Vazia: ${whenEmpty}.`,
        `${name}=`,
      ]),
    ].join('\n'),
  )
  return `# Copie para .env e preencha o que for preciso. Escrito por \`npm run settings\`.\n\n${sections.join('\n\n')}\n`
}

const introduction = `# Configuração

Por variáveis de ambiente ou um arquivo \`.env\` (veja [.env.example](../.env.example)). Um valor errado impede a partida, com uma
linha que diz qual e o que é aceito. Esta página é escrita por \`npm run settings\` a partir de
\`src/server/server-settings.ts\`.`

const remarks = `## Observações

Com \`GEOCODER\`, os endereços da Caixa (rua, número, bairro, cidade, CEP) vão ao serviço escolhido: ao Nominatim público, um por
segundo, como pedem as regras dele (uma lista nacional leva umas nove horas); ao Mapbox, até dez por segundo. O que se achou fica no
banco e só é pedido de novo se o endereço mudar; parar e voltar continua de onde estava.

O banco embutido não perde o que confirmou se o processo morrer; contra falta de energia, use PostgreSQL.`
