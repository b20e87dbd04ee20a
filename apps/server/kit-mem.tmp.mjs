const m = (l) => { globalThis.gc?.(); const u = process.memoryUsage(); console.log(l.padEnd(20), 'rss', Math.round(u.rss/1e6), 'total', Math.round(u.heapTotal/1e6), 'used', Math.round(u.heapUsed/1e6)); };
await import('./src/app/modules.ts'); await import('./src/platform/create-platform.ts'); await import('./src/platform/http/create-http.ts'); m('all');
setTimeout(()=>m('later'),12000);
