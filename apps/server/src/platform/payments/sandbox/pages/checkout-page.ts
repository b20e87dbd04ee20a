import type { CheckoutRow, PaymentRow } from '../book/rows.ts';
import { CARD_EFFECTS, type CardEffect, spacedNumber } from '../book/test-cards.ts';
import { type CardFault, type CardValues, NUMBER_PATTERN } from './card-form.ts';
import { html, type Markup } from './markup.ts';
import { showMoney } from '../../../show-money.ts';
import { fill, type Language, showMoment, TEXTS } from './words.ts';

/** What every page of a checkout is about. */
export interface CheckoutView {
  checkout: CheckoutRow;
  payment: PaymentRow;
  language: Language;
  /** Where this checkout's pages are. */
  path: string;
  lateSeconds: number;
}

interface CardState {
  values: CardValues;
  faults: readonly CardFault[];
  chosen: CardEffect | null;
}

export const METHOD_NAMES = { pix: 'PIX', oxxo: 'OXXO', boleto: 'Boleto', pse: 'PSE' } as const;
const METHODS = ['pix', 'oxxo', 'boleto', 'pse'] as const;

const action = ({ path, language }: CheckoutView, act: string) => `${path}/${act}?language=${language}`;

/** The page on which one chooses how to pay. */
export function payPage(view: CheckoutView, card: CardState): Markup {
  const { payment, checkout, language } = view;
  const t = TEXTS[language];
  const failure = payment.failure ? html`<p>${t.failures[payment.failure]}</p>` : null;
  const problem = card.faults.length ? listFaults(card.faults, language) : failure;
  return html`
    ${problem ? html`<div class="notice danger" role="alert">${problem}</div>` : null}
    <div class="columns">
      <div class="stack-wide">
        <section class="card stack-wide" aria-labelledby="card">
          <h1 id="card">${t.card}</h1>
          ${testCards(view, card.chosen)} ${cardForm(view, card)}
        </section>
        <section class="card stack" aria-labelledby="others">
          <h2 id="others">${t.others}</h2>
          <p class="muted">${t.othersHint}</p>
          <form class="ways" method="post" action="${action(view, 'method')}">
            ${METHODS.map(
              (method) =>
                html`<button name="method" value="${method}">
                  <b>${METHOD_NAMES[method]}</b><span>${t.methods[method]}</span>
                </button>`,
            )}
          </form>
        </section>
      </div>
      <aside class="card stack">${summary(view)}</aside>
    </div>
    <p><a class="quiet" href="${checkout.leftUrl}">${t.leave}</a></p>
  `;
}

const errorsIn = (language: Language): Record<CardFault, string> => ({
  number: TEXTS[language].notTestCard,
  expiry: TEXTS[language].badExpiry,
  code: TEXTS[language].badCode,
  name: TEXTS[language].badName,
});

/** What is wrong, with links to the fields. */
const listFaults = (faults: readonly CardFault[], language: Language): Markup =>
  html`<strong>${TEXTS[language].problem}</strong>
    <ul>
      ${faults.map((fault) => html`<li><a href="#${fault}">${errorsIn(language)[fault]}</a></li>`)}
    </ul>`;

function testCards({ path, language, lateSeconds }: CheckoutView, chosen: CardEffect | null): Markup {
  const t = TEXTS[language];
  return html`<div class="stack">
    <div>
      <h2 id="test-cards">${t.testCards}</h2>
      <p class="muted">${t.testCardsHint}</p>
    </div>
    <ul class="cards" aria-labelledby="test-cards">
      ${CARD_EFFECTS.map(
        (effect) =>
          html`<li>
            <a
              href="${path}?language=${language}&card=${effect}#number"
              ${effect === chosen ? html`aria-current="true"` : null}
              ><b>${fill(t.effects[effect], { seconds: String(lateSeconds) })}</b
              ><span>${spacedNumber(effect)}</span></a
            >
          </li>`,
      )}
    </ul>
  </div>`;
}

function cardForm(view: CheckoutView, { values, faults }: CardState): Markup {
  const t = TEXTS[view.language];
  const errors = errorsIn(view.language);
  const field = (name: CardFault, label: string, more: Markup, hint: string | null = null) => {
    const isWrong = faults.includes(name);
    const described = isWrong || hint !== null ? html`aria-describedby="${name}-note"` : null;
    return html`<div${name === 'number' || name === 'name' ? html` class="wide"` : null}>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${values[name]}" required autocomplete="off" ${more} ${described} ${
        isWrong ? html`aria-invalid="true"` : null
      } />
      ${
        isWrong
          ? html`<p class="error" id="${name}-note">${errors[name]}</p>`
          : hint === null
            ? null
            : html`<p class="hint" id="${name}-note">${hint}</p>`
      }
    </div>`;
  };
  return html`<form class="fields" method="post" action="${action(view, 'card')}">
    ${field('number', t.number, html`inputmode="numeric" maxlength="23" pattern="${NUMBER_PATTERN}" title="${t.notTestCard}"`)}
    ${field('expiry', t.expiry, html`maxlength="7"`, t.expiryHint)}
    ${field('code', t.code, html`inputmode="numeric" maxlength="4"`)} ${field('name', t.name, html`maxlength="100"`)}
    <div class="wide">
      <button class="btn primary full">
        ${fill(t.pay, { amount: showMoney(view.payment.amount, view.language) })}
      </button>
    </div>
  </form>`;
}

/** The amount and what it is for. */
export function summary({ payment, language }: CheckoutView): Markup {
  const t = TEXTS[language];
  return html`<dl>
    <div>
      <dt>${t.toPay}</dt>
      <dd class="sum">${showMoney(payment.amount, language)}</dd>
    </div>
    <div>
      <dt>${t.for}</dt>
      <dd>${payment.description}</dd>
    </div>
    <div>
      <dt>${t.until}</dt>
      <dd>${showMoment(payment.expiresAt, language)}</dd>
    </div>
  </dl>`;
}

/** The code of a way to pay outside, and the choice of what happens with it. */
export function voucherPage(view: CheckoutView): Markup {
  const { payment, checkout, language } = view;
  const t = TEXTS[language];
  const method = payment.method === null || payment.method === 'card' ? 'PIX' : METHOD_NAMES[payment.method];
  return html`<section class="card stack-wide narrow">
    <h1>${fill(t.voucher, { method })}</h1>
    <code class="voucher">${(payment.voucher ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
    ${summary(view)}
    <p class="muted">${t.voucherText}</p>
    <form class="row" method="post" action="${action(view, 'voucher')}">
      <button class="btn primary" name="outcome" value="paid">${t.voucherPay}</button>
      <button class="btn secondary" name="outcome" value="expired">${t.voucherExpire}</button>
    </form>
    <p><a class="quiet" href="${checkout.paidUrl}">${t.return}</a></p>
  </section>`;
}

/** The bank's question after a card that asks for it. */
export function authenticationPage(view: CheckoutView): Markup {
  const t = TEXTS[view.language];
  return html`<section class="card stack-wide narrow">
    <h1>${t.authentication}</h1>
    <p>${t.authenticationText}</p>
    ${summary(view)}
    <form class="row" method="post" action="${action(view, 'authentication')}">
      <button class="btn primary" name="answer" value="approve">${t.approve}</button>
      <button class="btn secondary" name="answer" value="refuse">${t.refuse}</button>
    </form>
  </section>`;
}

/** What became of it, where nothing is left to choose. */
export function endPage(view: CheckoutView): Markup {
  const { payment, checkout, language } = view;
  const t = TEXTS[language];
  const [tone, title, text] =
    payment.status === 'succeeded'
      ? ['success', t.paid, t.paidText]
      : payment.status === 'processing'
        ? ['info', t.processing, t.processingText]
        : ['danger', t.cancelled, t.cancelledText];
  const back = payment.status === 'cancelled' ? checkout.leftUrl : checkout.paidUrl;
  return html`<section class="card stack-wide narrow">
    <h1>${title}</h1>
    <div class="notice ${tone}">${text}</div>
    ${summary(view)}
    <div class="row"><a class="btn primary" href="${back}">${t.return}</a></div>
  </section>`;
}

/** There is no such checkout. */
export function unknownPage(language: Language): Markup {
  const t = TEXTS[language];
  return html`<section class="card stack-wide narrow">
    <h1>${t.unknown}</h1>
    <p>${t.unknownText}</p>
    <div class="row"><a class="btn primary" href="/">${t.return}</a></div>
  </section>`;
}
