import { createHash } from 'node:crypto';
import { fontAddress } from './fonts.ts';

/** The product's look in one small sheet; colors and sizes are those of the web app's tokens. */
export const STYLE = `
@font-face{font-family:Figtree;src:url('${fontAddress('figtree')}') format('woff2');font-weight:300 900;font-display:swap}
@font-face{font-family:Fraunces;src:url('${fontAddress('fraunces')}') format('woff2');font-weight:400 600;font-display:swap}
:root{color-scheme:light dark;--canvas:light-dark(#fbfaf7,#0f1614);--surface:light-dark(#fff,#16201d);--surface-2:light-dark(#f3f1eb,#1e2a26);
--text:light-dark(#1b2420,#eaf1ee);--muted:light-dark(#55605a,#a9b8b2);--primary:light-dark(#0b6b5d,#5cc8b2);--primary-hover:light-dark(#085347,#5cc8b2);
--on-primary:light-dark(#fff,#062a24);--primary-soft:light-dark(#e3f2ee,#123530);--accent:light-dark(#b8411d,#ff9b78);--warning:light-dark(#8a5a00,#f2c14e);
--warning-soft:light-dark(#fff3d6,#352a0c);--danger:light-dark(#b3261e,#ff8a80);--danger-soft:light-dark(#fce8e6,#3b1816);--success:light-dark(#1e7a3e,#74d08e);
--success-soft:light-dark(#e5f4ea,#14301e);--info:light-dark(#1f5fa8,#8ebbf5);--info-soft:light-dark(#e7f0fa,#16293f);--control:light-dark(#857f72,#73837c);
--hairline:light-dark(#e4e0d7,#2e3b36);--focus:light-dark(#0a5bd3,#8ab8ff);
--font:'Figtree','Segoe UI',system-ui,sans-serif;--display:'Fraunces','Iowan Old Style',Georgia,serif}
[data-theme='light']{color-scheme:light}[data-theme='dark']{color-scheme:dark}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:400 1rem/1.5 var(--font);font-variant-numeric:lining-nums;overflow-wrap:break-word}
h1,h2,p,ul,ol,dl,dd,fieldset{margin:0;padding:0}ul,ol{list-style:none}fieldset{border:0;min-width:0}
h1{font:460 clamp(1.75rem,1.3rem + 1.8vw,2.25rem)/1.12 var(--display);letter-spacing:-.012em;text-wrap:balance}
h2{font-size:1.25rem;font-weight:650;letter-spacing:-.01em;line-height:1.3}
a{color:var(--primary);text-underline-offset:3px;text-decoration-thickness:1px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.wrap{width:min(1040px,100% - 48px);margin-inline:auto}
.top{border-bottom:1px solid var(--hairline);background:var(--surface)}
.top>.wrap{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding-block:14px}
.brand{display:flex;align-items:center;gap:10px;font:460 1.25rem/1 var(--display)}
.brand small{padding:5px 10px;border-radius:999px;background:var(--warning-soft);color:var(--warning);font:600 .875rem/1.2 var(--font)}
.mark path:first-child{fill:var(--primary)}.mark path:nth-child(2){fill:none;stroke:var(--on-primary);stroke-width:3.6;stroke-linecap:round}.mark circle{fill:light-dark(#e6b455,#b8411d)}
.languages{display:flex;gap:4px;margin-left:auto}.languages a{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;font-size:.875rem}
.languages [aria-current]{color:var(--text);font-weight:650;text-decoration:none}
main{display:grid;gap:24px;padding-block:24px 64px}
.notice{padding:14px 16px;border-radius:12px;font-size:.9375rem}.notice strong{display:block;font-size:1rem}
.notice a{display:inline-block;min-height:24px;color:inherit;font-weight:600}.warning{background:var(--warning-soft)}.danger{background:var(--danger-soft)}.success{background:var(--success-soft)}.info{background:var(--info-soft)}
.columns{display:grid;grid-template-columns:minmax(0,1fr) 320px;gap:32px;align-items:start}
.card{padding:24px;border:1px solid var(--hairline);border-radius:12px;background:var(--surface)}
.stack{display:grid;gap:16px}.stack-wide{display:grid;gap:24px}.muted{color:var(--muted)}.small{font-size:.875rem}
.sum{font:460 2.25rem/1.1 var(--display);font-variant-numeric:lining-nums tabular-nums}
dl{display:grid;gap:12px}dt{font-size:.875rem;color:var(--muted)}
.cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}
.cards a,.ways button{display:grid;gap:2px;width:100%;min-height:56px;padding:10px 14px;border:1.5px solid var(--hairline);border-radius:6px;background:var(--surface);color:var(--text);text-align:start;text-decoration:none;font:inherit;cursor:pointer}
.cards a:hover,.ways button:hover{border-color:var(--control);background:var(--surface-2)}
.cards a[aria-current]{border-color:var(--primary);background:var(--primary-soft)}
.cards b,.ways b{font-weight:650}.cards span{font-size:.875rem;color:var(--muted);font-variant-numeric:tabular-nums}.ways span{font-size:.875rem;color:var(--muted)}
.ways{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}
.fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px}.wide{grid-column:1/-1}
label{display:block;margin-bottom:6px;font-size:.875rem;font-weight:600}
input{width:100%;min-height:46px;padding:10px 12px;border:1.5px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text);font:400 1rem/1.3 var(--font)}
input[aria-invalid]{border:2px solid var(--danger)}
.hint{margin-top:6px;font-size:.875rem;color:var(--muted)}.error{margin-top:6px;font-size:.875rem;font-weight:550;color:var(--danger)}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 20px;border:1.5px solid transparent;border-radius:6px;font:600 1rem/1.2 var(--font);text-align:center;text-decoration:none;cursor:pointer}
.primary{background:var(--primary);color:var(--on-primary)}.primary:hover{background:var(--primary-hover)}
.secondary{border-color:var(--control);background:var(--surface);color:var(--text)}.secondary:hover{background:var(--surface-2)}
.full{width:100%}.row{display:flex;flex-wrap:wrap;gap:12px}.quiet{display:inline-flex;align-items:center;min-height:44px}
.voucher{display:block;padding:18px;border:1.5px dashed var(--control);border-radius:6px;background:var(--surface-2);font:600 1.125rem/1.4 ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace;letter-spacing:.04em;overflow-wrap:anywhere}
.narrow{max-width:640px}
@media (max-width:820px){.columns{grid-template-columns:minmax(0,1fr);gap:20px}.columns>aside{order:-1}}
@media (max-width:560px){.wrap{width:calc(100% - 32px)}.cards,.ways,.fields{grid-template-columns:minmax(0,1fr)}.card{padding:18px 16px}.row .btn{width:100%}.languages{margin-left:-8px;width:100%}}
@media (prefers-reduced-motion:no-preference){.btn,.cards a,.ways button{transition:background 120ms,border-color 120ms}}
`;

/** The only style that the pages' policy allows. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
