import { z } from 'zod';
import type { Locale } from './locale.ts';

/** A rejected field: `path` as in the request (`price_max`, `lines.0.amount`), a stable code, a sentence. */
export const ProblemField = z.object({
  path: z.string().meta({ description: 'Path in the request, dot separated, such as `query.price_max`.' }),
  code: z.string().meta({ description: 'Stable error code.' }),
  message: z.string().meta({ description: 'How to fix it, in the language of `Accept-Language`.' }),
});
export type ProblemField = z.infer<typeof ProblemField>;

/** Every error response: RFC 9457 with our stable `code`, the sentence `error` and the request id. */
export const Problem = z
  .object({
    type: z.string().meta({ description: 'URI of the problem type.' }),
    title: z.string().meta({ description: 'Short name of the problem type.' }),
    status: z.int().meta({ description: 'HTTP status.' }),
    detail: z.string().meta({ description: 'What happened in this occurrence, in English, for developers.' }),
    code: z.string().meta({ description: 'Stable code, `area.what_happened`.' }),
    request_id: z.string().meta({ description: 'Identifies this request in our logs.' }),
    error: z.string().meta({
      description: 'Message to show to the user, in the language of `Accept-Language`: English, Spanish or Portuguese.',
    }),
    fields: z.array(ProblemField).optional().meta({ description: 'The rejected fields.' }),
    present: z.unknown().optional().meta({
      description: 'With `request.stale_version`: the current state of the resource, so that no changes are lost.',
    }),
    retry_after: z.int().optional().meta({ description: 'Seconds to wait before retrying.' }),
  })
  .meta({ id: 'Problem', description: 'An error response, application/problem+json as in RFC 9457.' });
export type Problem = z.infer<typeof Problem>;

/** How a problem code is declared: HTTP status, English title, when it occurs, and what a person reads. */
export interface ProblemDeclaration {
  status: number;
  title: string;
  /** When it is returned, for the API documentation. */
  when: string;
  /** The sentence of `error`, in the reader's language: what happened, what to do. `{wait}` is the time to wait. */
  text: Readonly<Record<Locale, string>>;
}

/** Declares the problems of a feature, once each; codes are `area.what_happened`. */
export const defineProblems = <const T extends Record<`${string}.${string}`, ProblemDeclaration>>(problems: T): T =>
  problems;

/** Problems any call can return. */
export const requestProblems = defineProblems({
  'request.invalid': {
    status: 422,
    title: 'Some fields are invalid',
    when: 'A parameter or body field is invalid; `fields` names each.',
    text: {
      en: 'Some fields are not valid. Correct the ones that are marked and send again.',
      es: 'Algunos campos no son válidos. Corrija los marcados y envíe de nuevo.',
      pt: 'Alguns campos não são válidos. Corrija os que estão marcados e envie de novo.',
    },
  },
  'request.malformed': {
    status: 400,
    title: 'The request can’t be read',
    when: 'The URL or the body is malformed.',
    text: {
      en: 'We can’t read this link or form. Go back and try again.',
      es: 'No podemos leer este enlace o formulario. Vuelva atrás e inténtelo de nuevo.',
      pt: 'Não conseguimos ler este link ou formulário. Volte e tente de novo.',
    },
  },
  'request.too_large': {
    status: 413,
    title: 'The request is too large',
    when: 'The body exceeds the size limit.',
    text: {
      en: 'This is too large to send. Make it smaller and try again.',
      es: 'Esto es demasiado grande para enviarlo. Redúzcalo e inténtelo de nuevo.',
      pt: 'Isto é grande demais para enviar. Reduza e tente de novo.',
    },
  },
  'request.unsupported_media_type': {
    status: 415,
    title: 'Unsupported content type',
    when: 'The body is not JSON.',
    text: {
      en: 'We don’t accept this type of content here.',
      es: 'Aquí no aceptamos este tipo de contenido.',
      pt: 'Não aceitamos este tipo de conteúdo aqui.',
    },
  },
  'request.not_found': {
    status: 404,
    title: 'Not found',
    when: 'No endpoint has this path.',
    text: {
      en: 'We can’t find what is at this address.',
      es: 'No encontramos nada en esta dirección.',
      pt: 'Não encontramos nada neste endereço.',
    },
  },
  'request.method_not_allowed': {
    status: 405,
    title: 'Method not allowed',
    when: 'The path exists, but not with this method.',
    text: {
      en: 'This action isn’t possible here.',
      es: 'Esta acción no es posible aquí.',
      pt: 'Esta ação não é possível aqui.',
    },
  },
  'request.rate_limited': {
    status: 429,
    title: 'Too many requests',
    when: 'The rate limit was exceeded; `retry_after` gives the wait in seconds.',
    text: {
      en: 'Too many requests came from your connection. Wait {wait} and try again.',
      es: 'Llegaron demasiadas solicitudes desde su conexión. Espere {wait} e inténtelo de nuevo.',
      pt: 'Chegaram solicitações demais da sua conexão. Espere {wait} e tente de novo.',
    },
  },
  'request.idempotency_key_reused': {
    status: 422,
    title: 'This key was used for another request',
    when: 'The Idempotency-Key was used before with another body.',
    text: {
      en: 'This form was already sent with other content. Reload the page and send it again.',
      es: 'Este formulario ya se envió con otro contenido. Recargue la página y envíelo de nuevo.',
      pt: 'Este formulário já foi enviado com outro conteúdo. Recarregue a página e envie de novo.',
    },
  },
  'request.idempotency_in_flight': {
    status: 409,
    title: 'The same request is still in progress',
    when: 'A request with the same Idempotency-Key has not finished yet.',
    text: {
      en: 'We are still working on this request. Wait a moment and don’t send it again.',
      es: 'Todavía estamos procesando esta solicitud. Espere un momento y no la envíe de nuevo.',
      pt: 'Ainda estamos processando este pedido. Aguarde um momento e não envie de novo.',
    },
  },
  'request.idempotency_key_missing': {
    status: 400,
    title: 'This call needs an Idempotency-Key header',
    when: 'The call moves money or a slot and has no `Idempotency-Key`, which ensures that it runs only once.',
    text: {
      en: 'This could not be sent safely. Reload the page and try again.',
      es: 'No pudimos enviarlo con seguridad. Recargue la página e inténtelo de nuevo.',
      pt: 'Não foi possível enviar com segurança. Recarregue a página e tente de novo.',
    },
  },
  'request.stale_version': {
    status: 409,
    title: 'This was changed in the meantime',
    when: 'The version sent is not the current one.',
    text: {
      en: 'Someone else changed this while you were editing. Your text is kept; check the current version.',
      es: 'Otra persona cambió esto mientras usted lo editaba. Su texto se conserva; revise la versión actual.',
      pt: 'Outra pessoa alterou isto enquanto você editava. O seu texto foi mantido; confira a versão atual.',
    },
  },
  'request.undo_over': {
    status: 409,
    title: 'This can no longer be undone',
    when: 'It was done too long ago, by someone else, or something was changed since.',
    text: {
      en: 'This can no longer be undone: too much time has passed, or something was changed since.',
      es: 'Esto ya no se puede deshacer: pasó demasiado tiempo o algo cambió después.',
      pt: 'Isto não pode mais ser desfeito: passou tempo demais ou algo mudou depois.',
    },
  },
  'access.signed_out': {
    status: 401,
    title: 'Sign in first',
    when: 'The call requires a session and none was provided.',
    text: { en: 'Sign in to see this.', es: 'Inicie sesión para ver esto.', pt: 'Entre na sua conta para ver isto.' },
  },
  'access.not_allowed': {
    status: 403,
    title: 'You don’t have permission',
    when: 'The session does not allow this action.',
    text: {
      en: "You don't have permission to access this page.",
      es: 'No tiene permiso para acceder a esta página.',
      pt: 'Você não tem permissão para acessar esta página.',
    },
  },
  'access.no_provider_context': {
    status: 403,
    title: 'Choose a clinic first',
    when: 'An admin or an organization calls a clinic endpoint without an active context for a clinic.',
    text: {
      en: 'Enter a clinic first, then try again.',
      es: 'Entre primero en una clínica y vuelva a intentarlo.',
      pt: 'Entre primeiro em uma clínica e tente de novo.',
    },
  },
  'access.other_provider_context': {
    status: 403,
    title: 'This is another clinic',
    when: 'The clinic shown on the page (`X-Provider-Id`) is not the one the call would apply to.',
    text: {
      en: 'You switched to another clinic in the meantime, so nothing was changed. Go back to that clinic or switch to this one again.',
      es: 'Mientras tanto usted cambió a otra clínica, así que no se modificó nada. Vuelva a esa clínica o acceda de nuevo a esta.',
      pt: 'Enquanto isso você mudou para outra clínica, então nada foi alterado. Volte àquela clínica ou acesse esta de novo.',
    },
  },
  'access.no_clinic': {
    status: 403,
    title: 'Your account belongs to no clinic',
    when: 'A provider account that belongs to no clinic calls a clinic endpoint.',
    text: {
      en: 'Your account belongs to no clinic. Ask the clinic to invite you.',
      es: 'Su cuenta no pertenece a ninguna clínica. Pida a la clínica que le invite.',
      pt: 'Sua conta não pertence a nenhuma clínica. Peça um convite à clínica.',
    },
  },
  'access.no_organization': {
    status: 404,
    title: 'Your account belongs to no organization',
    when: 'An organization account that belongs to no organization calls an organization endpoint.',
    text: {
      en: 'Your account belongs to no organization. Ask it to invite you.',
      es: 'Su cuenta no pertenece a ninguna organización. Pídale que le invite.',
      pt: 'Sua conta não pertence a nenhuma organização. Peça um convite a ela.',
    },
  },
  'access.provider_suspended': {
    status: 403,
    title: 'This clinic is suspended',
    when: 'The call would change something of a suspended clinic; reading still works.',
    text: {
      en: 'This clinic is suspended. You can read everything but can’t change anything until it is active again.',
      es: 'Esta clínica está suspendida. Puede leer todo, pero no cambiar nada hasta que se reactive.',
      pt: 'Esta clínica está suspensa. Você pode ler tudo, mas não alterar nada até que ela seja reativada.',
    },
  },
  'auth.two_factor_required': {
    status: 403,
    title: 'Set up two-factor authentication first',
    when: 'The user’s role requires two-factor authentication, and they have not set it up yet.',
    text: {
      en: 'Your role requires two-factor authentication. Set it up first.',
      es: 'Su rol exige la verificación en dos pasos. Configúrela primero.',
      pt: 'A sua função exige a verificação em duas etapas. Configure-a primeiro.',
    },
  },
  'server.unavailable': {
    status: 503,
    title: 'The service is busy',
    when: 'The server is overloaded; `retry_after` gives the wait.',
    text: {
      en: 'The service cannot be reached or is busy. Try again in a moment.',
      es: 'El servicio no responde o está ocupado. Inténtelo de nuevo en un momento.',
      pt: 'O serviço não responde ou está ocupado. Tente de novo em instantes.',
    },
  },
  'server.storage_full': {
    status: 507,
    title: 'Storage is full',
    when: 'The database or file storage is full. Existing data is safe and readable.',
    text: {
      en: 'Our storage is full, so we couldn’t save this. Nothing you saved before is lost. Try again later.',
      es: 'Nuestro almacenamiento está lleno y no pudimos guardar esto. No se perdió nada de lo guardado antes. Inténtelo más tarde.',
      pt: 'O nosso armazenamento está cheio e não conseguimos salvar isto. Nada do que já estava salvo se perdeu. Tente mais tarde.',
    },
  },
  'server.internal': {
    status: 500,
    title: 'Something went wrong on our side',
    when: 'An unexpected error; it was logged with the request id.',
    text: {
      en: 'Something went wrong on our side, and we have recorded it. Try again in a moment.',
      es: 'Algo falló de nuestro lado y lo hemos registrado. Inténtelo de nuevo en un momento.',
      pt: 'Algo deu errado do nosso lado e já registramos o erro. Tente de novo em instantes.',
    },
  },
});
