import type { Locale } from '@travesia/contracts/kit';

interface PageTexts {
  tag: string;
  title: string;
  intro: (instant: string) => string;
  careful: string;
  nothing: string;
  /** Before the file names. */
  unreadable: string;
  yes: string;
  no: string;
}

export const PAGE_TEXTS: Readonly<Record<Locale, PageTexts>> = {
  en: {
    tag: 'en',
    title: 'Everything Travesía holds of you',
    intro: (instant) =>
      `Made on ${instant}. This page shows all of it to read; the files ending in .json hold the same for other programs. Names of fields are in English.`,
    careful: 'Keep this folder to yourself: it tells who you are and what you asked for.',
    nothing: 'nothing',
    unreadable:
      'We also hold these files of yours, but they could not be read when this copy was made. Write to us and we will look for them:',
    yes: 'yes',
    no: 'no',
  },
  es: {
    tag: 'es-419',
    title: 'Todo lo que Travesía guarda sobre usted',
    intro: (instant) =>
      `Hecho el ${instant}. Esta página lo muestra todo para leerlo; los archivos que terminan en .json contienen lo mismo para otros programas. Los nombres de los campos están en inglés.`,
    careful: 'Guarde esta carpeta para usted: dice quién es y qué pidió.',
    nothing: 'nada',
    unreadable:
      'También guardamos estos archivos suyos, pero no se pudieron leer al hacer esta copia. Escríbanos y los buscaremos:',
    yes: 'sí',
    no: 'no',
  },
  pt: {
    tag: 'pt-BR',
    title: 'Tudo o que a Travesía guarda sobre você',
    intro: (instant) =>
      `Feito em ${instant}. Esta página mostra tudo para leitura; os arquivos que terminam em .json contêm o mesmo para outros programas. Os nomes dos campos estão em inglês.`,
    careful: 'Guarde esta pasta para você: ela diz quem você é e o que pediu.',
    nothing: 'nada',
    unreadable:
      'Também guardamos estes arquivos seus, mas não foi possível lê-los ao fazer esta cópia. Escreva para nós e vamos procurá-los:',
    yes: 'sim',
    no: 'não',
  },
};
