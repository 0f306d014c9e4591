import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const R={old:[],now:[]};
for(let i=0;i<7;i++)for(const [k,o] of [['old','http://localhost:4666'],['now','http://localhost:4477']]){const c=await b.newContext({baseURL:o,viewport:{width:390,height:844}});const p=await c.newPage();const d=await c.newCDPSession(p);await d.send('Network.enable');await d.send('Emulation.setCPUThrottlingRate',{rate:4});await d.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:1.6e6/8,uploadThroughput:750e3/8});
await p.goto('/login');await p.waitForTimeout(1500);R[k].push(await p.evaluate(()=>Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime??-1)));await c.close();}
console.log(R);await b.close();
