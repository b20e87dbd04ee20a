// Words and lengths of interface texts: what is never used, and the longest of each kind of text.

/** Never used in texts for people, by language, with what to use. Only words without a legitimate other use. */
export const NEVER = {
  en: [
    [/\b(somebody|nobody|anybody|everybody)\b/i, 'name who acts'],
    [/\banew\b/i, 'again'],
    [/\blapsed?\b/i, 'expired'],
    [/\binvented\b/i, 'fictional'],
    [/(?<!\bon )\bpapers?\b/i, 'credential'],
    [/\be-mails?\b/i, 'email'],
    [/\b(a|the|this|that|our|by) mails?\b/i, 'email'],
    [/\blicences?\b/i, 'license'],
    [/\btelephones?\b/i, 'phone'],
    [/\b(took|take|taken|taking) (\w+ )?back\b/i, 'undo, withdraw or revoke'],
    [/\b(took|take|taken|taking) (\w+ )?out\b/i, 'remove'],
    [/\bhand(s|ed|ing)? (\w+ )?in\b/i, 'submit'],
    [/\bstands?\b/i, 'say what it is'],
    [/(?<!Kroenke and )\bcolleagues?\b/i, 'team member'],
    [/\b(public|national|the|a) registers?\b/i, 'registry'],
    [/\bdemonstration\b/i, 'demo'],
    [/\bsecond factors?\b/i, 'two-factor authentication'],
    [/\bcomparable total\b/i, 'total with extras'],
    [/\bworking days?\b/i, 'business day'],
    [/\bat once\b/i, 'right away, or at the same time'],
    [/\b(there are|we have) no accounts\b/i, 'visitors can have accounts'],
    [/\b(cheque|centre|colour|favour|programme|travelling|cancelled|catalogue|modelled)\b/i, 'US spelling'],
  ],
  es: [
    [/\b(tú|tu|tus|estás|tienes|puedes|quieres|vos)\b/i, 'usted'],
    [/(?<!\ben )\bpapel(es)?\b/i, 'documento'],
    [/\binventad[oa]s?\b/i, 'ficticio'],
    [/\bprecio cerrado\b|\btodo incluido\b/i, 'precio final'],
    [/\btotal comparable\b/i, 'total con extras'],
    [/\bañad\p{L}+/iu, 'agregar'],
    [/\bpropietari[oa]s?\b/i, 'titular'],
    [/\bproveedor(es)?\b|\bprestador(es)?\b/i, 'clínica'],
    [/\bsegundo factor\b/i, 'verificación en dos pasos'],
    [/\breseñas?\b/i, 'opinión'],
    [/\bvaloraci(ón|ones)\b/i, 'calificación'],
    [/\bestancias?\b/i, 'estadía'],
    [/\bajustes\b/i, 'configuración'],
    [/\bavisos\b/i, 'notificaciones'],
    [/\bdepósitos?\b/i, 'anticipo'],
    [/\bdevoluci(ón|ones)\b/i, 'reembolso'],
    [/\breintentar\b/i, 'intentar de nuevo'],
    [/\bhabilitaci(ón|ones)\b/i, 'licencia'],
    [/\bdemostración\b/i, 'demo'],
    [/\bcorreos? electrónicos?\b/i, 'correo'],
    [/(?<!Kroenke [ye] )\bcolegas?\b/i, 'integrante'],
    [/\bno (hay|existen|tenemos) cuentas\b/i, 'los visitantes pueden tener cuenta'],
  ],
  pt: [
    [/(?<!\bem )\bpap(el|éis)\b/i, 'documento ou função'],
    [/\binventad[oa]s?\b/i, 'fictício'],
    [/\bpreço fechado\b|\btudo incluído\b/i, 'preço final'],
    [/\btotal comparável\b/i, 'total com extras'],
    [/\baparelhos?\b/i, 'dispositivo'],
    [/\bapagad[oa]s?\b|\bapagar\b/i, 'excluir'],
    [/\btirar\b/i, 'remover'],
    [/\bconferid[oa]s?\b/i, 'verificado'],
    [/\bcandidaturas?\b|\binscriç(ão|ões)\b/i, 'cadastro'],
    [/\bfichas?\b/i, 'perfil'],
    [/\bprestador(es)?\b/i, 'clínica'],
    [/\bproprietári[oa]s?\b/i, 'titular'],
    [/\bsegundo fator\b/i, 'verificação em duas etapas'],
    [/\bajustes\b/i, 'configurações'],
    [/\bavisos\b/i, 'notificações'],
    [/\bdepósitos?\b/i, 'sinal'],
    [/\bdevoluç(ão|ões)\b/i, 'reembolso'],
    [/\bdemonstração\b/i, 'demo'],
    [/(?<!Kroenke [ye] )\bcolegas?\b/i, 'integrante'],
    [/\bnão (há|existem|temos) contas\b/i, 'os visitantes podem ter conta'],
  ],
};

/** Longest English text of a kind; Spanish and Portuguese may be 30 % longer. */
export const LONGEST = { button: 22, 'table head': 16, chip: 20, title: 60 };
const ROOM = { en: 1, es: 1.3, pt: 1.3 };

/** The kind of text that a component shows as its child. */
export const KIND_OF = {
  Button: 'button',
  LinkButton: 'button',
  Badge: 'chip',
  Chip: 'chip',
  th: 'table head',
  h1: 'title',
  h2: 'title',
  h3: 'title',
};

/** What a message may say, one text for each branch of its plurals and choices; variables are empty. */
export function variantsOf(message) {
  let at = 0;
  const read = (isInner) => {
    let outs = [''];
    const add = (texts) => {
      outs = outs.flatMap((out) => texts.map((text) => out + text)).slice(0, 64);
    };
    const isAtEnd = () => at >= message.length || (isInner && message[at] === '}');
    while (!isAtEnd()) {
      if (message[at] === '{') add(readPlaceholder());
      else {
        const tag = /^<\/?\w+>/.exec(message.slice(at));
        if (!tag) add([message[at]]);
        at += tag ? tag[0].length : 1;
      }
    }
    return outs;
  };
  const readPlaceholder = () => {
    const branches = [];
    at += 1;
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') {
        at += 1;
        branches.push(...read(true));
      }
      at += 1;
    }
    at += 1;
    return branches.length > 0 ? branches : [''];
  };
  return read(false);
}

/** Faults of a text: words never used, and length when its kind is known. */
export function faultsOf(text, language, kind) {
  const variants = variantsOf(text);
  const faults = NEVER[language]
    .map(([word, instead]) => [word.exec(variants.join('\n'))?.[0], instead])
    .filter(([found]) => found)
    .map(([found, instead]) => `says “${found}”: ${instead}`);
  const longest = Math.round(LONGEST[kind] * ROOM[language]);
  const length = Math.max(...variants.map((each) => each.replaceAll('#', '').trim().length));
  if (length > longest) faults.push(`has ${length} characters, a ${kind} at most ${longest}`);
  return faults;
}
