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
    title: 'Your Travesía data',
    intro: (instant) =>
      `Created on ${instant}. This page shows all your data; the .json files contain the same data for use in other programs. Field names are in English.`,
    careful: 'Keep this folder private: it contains your personal information.',
    nothing: '—',
    unreadable:
      'We also store these files, but they couldn’t be read when this copy was created. Contact us and we will look for them:',
    yes: 'yes',
    no: 'no',
  },
  es: {
    tag: 'es-419',
    title: 'Sus datos en Travesía',
    intro: (instant) =>
      `Creado el ${instant}. Esta página muestra todos sus datos; los archivos .json contienen lo mismo para usarlo en otros programas. Los nombres de los campos están en inglés.`,
    careful: 'No comparta esta carpeta: contiene sus datos personales.',
    nothing: '—',
    unreadable:
      'También guardamos estos archivos suyos, pero no se pudieron leer al crear esta copia. Escríbanos y los buscaremos:',
    yes: 'sí',
    no: 'no',
  },
  pt: {
    tag: 'pt-BR',
    title: 'Seus dados na Travesía',
    intro: (instant) =>
      `Criado em ${instant}. Esta página mostra todos os seus dados; os arquivos .json contêm o mesmo para uso em outros programas. Os nomes dos campos estão em inglês.`,
    careful: 'Não compartilhe esta pasta: ela contém seus dados pessoais.',
    nothing: '—',
    unreadable:
      'Também guardamos estes arquivos seus, mas não foi possível lê-los ao criar esta cópia. Fale conosco e vamos procurá-los:',
    yes: 'sim',
    no: 'não',
  },
};
