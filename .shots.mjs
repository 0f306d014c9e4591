import { chromium } from '@playwright/test';
const o='http://localhost:4477';const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
for(const [n,w,h,dark] of [['phone',390,844,true],['desk',1280,800,false]]){const c=await b.newContext({viewport:{width:w,height:h},colorScheme:dark?'dark':'light'});const p=await c.newPage();p.on('console',m=>console.log(n,m.type(),m.text()));p.on('pageerror',e=>console.log('ERR',e.message));
await p.goto(o+'/login');await p.getByRole('heading',{name:'Login'}).waitFor();await p.screenshot({path:`/tmp/w/s-${n}-login.png`});
await p.getByRole('button',{name:'Login with Google'}).click();await p.getByRole('alertdialog').getByRole('button',{name:/· admin/i}).first().click();await p.waitForURL('**/home');await p.waitForTimeout(2500);await p.screenshot({path:`/tmp/w/s-${n}-home.png`});
for(const x of ['/searches','/screens']){await p.goto(o+x);await p.waitForTimeout(2500);await p.screenshot({path:`/tmp/w/s-${n}${x.replace('/','-')}.png`});}
await c.close();}
await b.close();
