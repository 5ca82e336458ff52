/** The person who chooses these passwords. */
export const passwordOwner = { name: 'Dana Whitfield', email: 'dana.whitfield@maplesmile.com' };

/** Passwords that people choose and attackers try first, by kind. None may be accepted. */
export const guessablePasswords: Record<string, string[]> = {
  common: lines(`
    password1 Password1! password123 Passw0rd! P@ssw0rd P@ssw0rd123 P4ssw0rd2026 iloveyou iloveyou2 ILoveYou!
    letmein1 letmein123 welcome1 Welcome1! Welcome123 welcome2026 trustno1! changeme changeme1 ChangeMe123!
    secret123 admin123 Admin2026! administrator Administrator1 superman1 batman123 dragon123 sunshine1
    princess1 football99 baseball1 basketball hunter22 shadow123 mustang1 starwars1 pokemon123 whatever1
    monkey123 master123 killer123 cheese123 computer1 internet1 freedom1 test1234 testtest guest1234
  `),
  sequences: lines(`
    12345678 123456789 1234567890 987654321 87654321 0987654321 abcdefgh abcdefghij hgfedcba abcd1234
    1234abcd abc12345 abc123456 a1b2c3d4 1a2b3c4d 13579246 02468024 zyxwvuts 12344321 123454321
  `),
  repeats: lines(`
    123123123 11111111 00000000 aaaaaaaab 11112222 112233445566 abcabcabc abababab 121212121212 xyzxyzxyz
    ababab12 777777777 1111aaaa passpass hahahaha lalalala1 12121212 00001111
  `),
  keyboard: lines(`
    qwertyuiop qwerty123 qwerty12 Qwerty1! qwertyui asdfghjkl asdfghjkl1 zxcvbnm, zxcvbnm1 qazwsxedc qazwsx12
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz@WSX !QAZ2wsx qweasdzxc poiuytrewq lkjhgfdsa qwer1234 asdf1234 q1w2e3r4
    zaq12wsx qwe123456 147258369 159357258 7894561230
  `),
  brands: lines(`
    linkedin LinkedIn1 linkedin123 facebook Facebook1 Facebook123 instagram Instagram1! google123 Google2026
    youtube1 twitter1 microsoft Microsoft1 samsung1 Netflix2024 amazon123 spotify1 dropbox1 myspace1
    fourgood Fourgood1 fourgood2026 Fourgood! f0urg00d
  `),
  seasonsAndDays: lines(`
    Summer2026! summer26 Winter2025 Spring2024! Autumn2023 Fall2026! Monday2024 Friday13 January2026
    October2025! december1 Christmas1 Halloween1
  `),
  names: lines(`
    Jennifer1 michael12 Michael1985 ashley123 jessica1 Daniel2010 charlie1 Jordan23 Andrew123 thomas99
    Chicago2023 Yankees2024 Dallas2026 boston123 Lakers2024 Johnson85 Smith1234
  `),
  ownWords: lines(`
    dana2026 Dana1985! danawhitfield DanaWhitfield1 whitfield Whitfield1 Whitfield2026! dwhitfield dana.whitfield
    dleiftihw D4n4Whitf13ld maplesmile Maplesmile1 MapleSmile2026 maplesmile.com dana@maplesmile danadana1
  `),
  dates: lines(`
    19870201 01021987 01/02/1987 1987-02-01 02.01.1987 12251990 20260101 4july1776 07041976 31121999
  `),
};

/** Passphrases, sentences and what password managers make. All must be accepted. */
export const goodPasswords: Record<string, string[]> = {
  passphrases: `
    seven green bicycles
    eleven brown teapots
    correct horse battery staple
    what the attacker wants
    tr4mp0line sunset vinegar
    Blue.Kettle.Sings.Loud
    walrus-antenna-pickle-moth
    lantern gravel October spoon
    PurpleOtterJugglesLemons
    quiet_harbor_foggy_violin
    nine tired moles in Denver
    copper-thimble-harvest
    velvet cactus drummer
    unlikely marble penguin soup
    kettle river banjo tile
    StaplerMoonPickleRiver
    cabbage.telescope.87.wind
    rusty anchor polite goose
    two owls and one piano
    gravy-comet-shoelace
  `
    .trim()
    .split(/\n\s*/),
  sentences: `
    my dog ate 3 red apples
    I open the clinic at 7:45 every Tuesday
    our first patient brought us zucchini bread
    Grandma's stove is older than me
    the printer jams whenever it rains
    we painted the waiting room twice
    nobody parks behind the bakery
    My left shoe squeaks on Fridays!
    coffee first, then the crowns
    she sells insurance in Omaha
    the elevator smells like oranges
    Why is the fax machine humming?
    I never learned to whistle properly
    please water the fern by the door
    three chairs and a broken lamp
    Dana forgot her umbrella at the zoo
    half past ten on the green bench
    there were goats on the runway
    this town has too many mattress stores
    tell Frank the boat is sinking
  `
    .trim()
    .split(/\n\s*/),
  generated: lines(`
    xK9#mQ2$vL7p u6Fh2!kQ9sLd J7rwq2pZx9 b7TqY-3nVx-Ld8P fA5!zR8w 9vNx#2Lq hzk4-pwu7-rbn2 W3x!mT8#yB
    qv7RkL2pXz NxT4pLq8 tGm3$Jz8Rw p9-Lw4-Xk7-Hn2 yH2&cB7^tR kwmzqfjrbx r8XwPz2mKq d3f7Qm9Lx2 Z4t#Vn6!Kp
    jYw8$Fq3 VbQ7xRm2pL4s 5mXr9Tz2Kw nWq-7Hx-3Lp-8Rt c4Gv!9sZ Lr6zX2wQmP e8b41f0c97d3 hK3%wZ9&qM uRz5Tq8w
  `),
};

function lines(text: string): string[] {
  return text.trim().split(/\s+/);
}
