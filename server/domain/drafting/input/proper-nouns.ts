/** Words that are always capitalized: days, languages, brands, places, abbreviations. */
export const properNouns: ReadonlyMap<string, string> = byLowerCase(`
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays
  Saturdays Sundays January February April June July August September October November December
  English Spanish French German Italian Mexican Chinese Japanese Korean Thai Vietnamese Indian Greek
  Russian Portuguese Swedish Brazilian American Americans Canadian British Irish Arabic Mandarin Cantonese
  Hindi Tagalog Farsi Hebrew Ukrainian Filipino Hispanic Latino Latina Latinx Asian African Cuban
  Jamaican Haitian Hawaiian Persian Jewish Muslim Catholic Christian Jesus Christ Allah
  Christmas Easter Thanksgiving Halloween Hanukkah Ramadan
  Netflix Google Yelp Facebook Instagram TikTok YouTube Zoom Groupon Venmo PayPal Zelle Amazon Costco Walmart
  Walgreens CVS Uber Starbucks Invisalign Botox Juvederm Dysport Restylane Novocaine Novocain LASIK HydraFacial
  Tylenol Ozempic Medicaid Medicare Tricare Aetna Cigna Humana UnitedHealthcare Kaiser CareCredit
  Honda Toyota Nissan Subaru BMW Chevy Chevrolet Hyundai Kia Mazda Lexus Acura Audi Jeep Tesla Volvo
  Volkswagen VW Mercedes Porsche Cadillac Buick Prius Camry Corolla Civic Harley iPhone iPad MacBook Ray-Bans
  Ray-Ban Oakley OPI Olaplex Crocs Disney Spotify Pinterest Pandora Hulu GoodRx CeraVe Cetaphil Neosporin Advil Eliquis Xarelto Humira Adderall Zoloft Lexapro Prozac Xanax Lipitor Synthroid Trulicity Jardiance Suboxone
  Accutane Cologuard Dexcom Phonaks Widex Starkey Sonicare Waterpik EpiPen Geico Allstate USAA Anthem
  Motrin Zyrtec Claritin Wegovy Mounjaro Acuvue Phonak Oticon Bluetooth Subarus Hondas Toyotas Fords Quest LabCorp
  Mohs Lego Legos Barbie Minecraft Pokemon Kleenex Band-Aid Band-Aids Lyft DoorDash Fitbit Peloton Zumba Crossfit
  AC TV TVs MRI MRIs CT ASAP VIP OMG USA UK NYC NP ICU NICU ER EMT IUD IV IVs IVF IUI LGBTQ LGBT ADHD ADA PTSD OCD IBS
  TMJ EKG ECG CPR HIPAA COVID ASL NHS DIY FYI BBQ ATM GPS SUV HVAC DMV DVM DDS OB OBGYN OB-GYN PT PTs UTI PCOS
  BP BS VSP MyChart HPV HIV DNA CPAP HSA FSA EMDR VBAC ACL MCL STD HRT PRP A1C B12 GYN ENT PA RN TLC DJ MD 3D PMU RV RVs
  VA Rx SUVs C-section C-sections X-ray X-rays Wi-Fi OK Pap GOAT BBL HDL
  Texas California Florida Virginia Washington Ohio Michigan Illinois Arizona Colorado Utah Nevada Idaho
  Montana Kansas Iowa Missouri Minnesota Wisconsin Indiana Kentucky Tennessee Alabama Mississippi Louisiana
  Arkansas Oklahoma Nebraska Alaska Hawaii Maryland Delaware Vermont Connecticut Massachusetts Pennsylvania
  Oregon Brooklyn Chicago Houston Dallas Austin Seattle Denver Boston Portland Atlanta Miami Orlando Tampa
  Tucson Philly Philadelphia Pittsburgh Detroit Cleveland Cincinnati Indianapolis Milwaukee Minneapolis
  Memphis Nashville Charlotte Raleigh Baltimore Sacramento Oakland Fresno Omaha Albuquerque Manhattan Bronx
  Honolulu Spokane Tacoma Tulsa Phoenix Mexico Canada Europe Italy France Germany India China Japan Korea
  Dra Sra Americana`);

/** Names of several words, and words that are proper nouns only in combination. */
export const properPhrases: readonly (readonly [RegExp, string])[] = [
  ...`New York/New Jersey/New Mexico/New Hampshire/New Orleans/New England/North Carolina/South Carolina/North
    Dakota/South Dakota/West Virginia/Rhode Island/Los Angeles/San Diego/San Antonio/San Jose/San Francisco/Las
    Vegas/Salt Lake City/Long Island/El Paso/Fort Worth/Kansas City/Oklahoma City/Santa Fe/Puerto Rico/Blue
    Cross/Blue Shield/Delta Dental/United Healthcare/Home Depot/Great Clips/Whole Foods/Apple Pay/Google
    Maps/Black Friday/New Year's/Memorial Day/Labor Day/Valentine's Day/Christmas Eve/Dairy Queen/Great Pyrenees/Great Dane/German Shepherd/Best Buy/Jiffy Lube/Super Bowl/State Farm/Liberty Mutual/Kaiser Permanente/Medi-Cal/Oral-B`
    .replace(/\s+/g, ' ')
    .split('/')
    .map((name) => [new RegExp(String.raw`\b${name}\b`, 'gi'), name] as const),
  [/\btrader joe'?s\b/gi, "Trader Joe's"],
  [/\bmcdonald'?s\b/gi, "McDonald's"],
  [/\bmother'?s day\b/gi, "Mother's Day"],
  [/\bfather'?s day\b/gi, "Father's Day"],
  [/\brip(?= \p{L}+$)(?! off\b)|^rip(?! (?:me|us|you|off)\b)/giu, 'RIP'],
  [/\bx[ -]?ray(s?)\b/gi, 'X-ray$1'],
  [/\bc[ -]section(s?)\b/gi, 'C-section$1'],
  [/\bwi-?fi\b/gi, 'Wi-Fi'],
  [/\bob[ -/]?gyn\b/gi, 'OB-GYN'],
  [/(?<=\b(?:the|an) |\btook )ct\b/gi, 'CT'],
  [/(?<=\bthe )ma\b/gi, 'MA'],
  [/\bblack(?=[- ]owned\b)/gi, 'Black'],
  [/\bfear free\b/gi, 'Fear Free'],
  [/\bbaby shark\b/gi, 'Baby Shark'],
  [/\bpaw patrol\b/gi, 'Paw Patrol'],
];

/** First names that aren't ordinary words. */
export const firstNames: ReadonlyMap<string, string> = byLowerCase(`
  Aaron Abby Abigail Adam Adrian Adriana Adrienne Aisha Alan Alana Alejandra Alejandro Alex Alexa Alexander
  Alexandra Alexis Alice Alicia Alina Alisha Alison Allan Allen Allison Alma Alyssa Amanda Amelia Amir Amy Ana
  Andre Andrea Andres Andrew Andy Angela Angelica Angelina Angie Anita Ann Anna Anne Annette Annie Anthony
  Antonio Ariana Arlene Arturo Ashlee Ashley Aubrey Audrey Ava Barbara Beatriz Becky Bella Ben Benjamin Bernice
  Beth Bethany Betsy Betty Beverly Blanca Bonnie Brad Bradley Brandi Brandon Brandy Brenda Brendan Brent Brett
  Brian Brianna Bridget Brittany Brittney Bruce Bryan Caitlin Caleb Callie Cameron Camila Carla Carlos Carly
  Carmen Carol Carole Carolina Caroline Carolyn Carrie Casey Cassandra Cassie Catherine Cathy Cecilia Celeste Chad
  Charlene Charles Charlie Charlotte Chelsea Cheryl Chloe Chris Christa Christie Christina Christine
  Christopher Christy Cindy Claire Clara Claudia Cody Colin Colleen Connie Connor Corey Courtney Craig Cristina
  Curtis Cynthia Daniel Daniela Danielle Danny Dante Darlene Darren Darryl Dave David Deanna Deb Debbie Deborah
  Debra Delia Denise Dennis Derek Desiree Devin Devon Diana Diane Diego Dolores Dominic Don Donald Donna Doris
  Dorothy Doug Douglas Dustin Dylan Ed Eddie Edgar Eduardo Edward Edwin Eileen Elaine Elena Eli Elise Elizabeth
  Ella Ellen Emilio Emily Emma Enrique Eric Erica Erik Erika Erin Esther Ethan Eva Evan Evelyn Felicia Fernando
  Francisco Fred Gabby Gabe Gabriel Gabriela Gabrielle Gary George Gerald Gina Giovanni Gloria Greg
  Gregory Greta Gus Gwen Hailey Haley Hannah Harold Harry Heather Hector Heidi Helen Henry Hilda Hillary Hugo Ian
  Irene Iris Isaac Isabel Isabella Ivan Jackie Jaclyn Jacob Jacqueline Jaime Jake Jamal James Jamie Jane
  Janet Janice Jared Jasmin Jasmine Jason Javier Jay Jeanette Jeff Jeffrey Jen Jenna Jennifer Jenny Jeremy
  Jerome Jerry Jess Jesse Jessica Jessie Jill Jim Jimmy Joan Joann Joanna Joanne Jocelyn Jodi Jody Joe Joel
  Joey John Johnny Jon Jonathan Jordan Jorge Jose Joseph Josh Joshua Juan Juanita Judith Judy Julia Julian Juliana Julie
  Julio Justin Kaitlyn Kara Karen Karina Karl Karla Kate Katelyn Katherine Kathleen Kathryn Kathy Katie Katrina
  Kayla Keisha Keith Kelley Kelli Kellie Kelly Kelsey Ken Kendra Kenneth Kenny Kenya Keri Kerry Kevin Kiara
  Kim Kimberly Kristen Kristi Kristie Kristin Kristina Kristy Krystal Kyle Lacey Larry Latoya Laura Lauren
  Laurie Leah Leo Leon Leslie Leticia Liam Linda Lindsay Lindsey Lisa Liz Liza Lola Lorena Lorenzo Lori Lorraine
  Louis Louise Luca Lucas Lucia Lucy Luis Luke Lupe Lydia Lynette Lynn Mackenzie Maddie Madison Maggie Malik
  Mandy Manny Manuel Marcela Marcia Marcus Margaret Margarita Maria Mariah Mariana Marie Marilyn Mario Marisol
  Marissa Martha Martin Marvin Mary Mateo Matt Matthew Maureen Megan Meghan Melanie Melinda Melissa Mia
  Micah Michael Michele Michelle Miguel Mike Mindy Miranda Miriam Mitch Mitchell Mohammed Moira Molly
  Monica Monique Morgan Myra Nadia Nancy Naomi Natalia Natalie Natasha Nathan Nathaniel Neil Nicholas Nicole Nina Noah
  Noelle Nora Norma Oliver Olivia Omar Oscar Pablo Pam Pamela Patricia Patrick Patty Paul Paula Paulina Pedro
  Peggy Peter Phil Philip Phillip Phyllis Preston Priscilla Priya Rachel Rafael Ralph Ramon Randy Raquel
  Raul Raymond Rebecca Regina Renee Rhonda Ricardo Richard Rick Ricky Rita Robert Roberta Roberto Robin Rocio
  Rodney Rodrigo Roger Roland Ron Ronald Ronnie Rosa Rosalie Rosario Rosemary Rosie Roxanne Roy Russell Ruth Ryan
  Sabrina Sally Sam Samantha Samira Samuel Sandra Sandy Santiago Sara Sarah Sasha Scott Sean Selena Serena Sergio
  Seth Shane Shannon Shari Sharon Shaun Shawn Sheila Shelby Shelly Sheri Sherri Sherry Shirley Silvia Simone
  Sofia Sonia Sonya Sophia Sophie Stacey Stacy Stan Stanley Stella Stephanie Stephen Steve Steven Stuart Susan
  Suzanne Sydney Sylvia Tabitha Tamara Tami Tammy Tania Tanya Tara Tasha Tatiana Taylor Ted Teresa Terri Terry
  Tessa Thelma Theresa Thomas Tiffany Tim Timothy Tina Todd Tom Tommy Toni Tonya Tony Tracey Traci Tracy Travis
  Trevor Trisha Tristan Troy Tyler Valentina Valerie Vanessa Vera Veronica Vicki Vicky Victor Victoria
  Vincent Vivian Walter Wanda Wayne Wendy Wesley Whitney William Willie Xavier Yesenia Yolanda Yvette
  Yvonne Zach Zachary Zoe Xiomara Fatima Aaliyah Imani Lakshmi Anjali Raj Ravi Sanjay Deepa Mei Ling Hiroshi Yuki
  Fido Bentley Tucker Murphy Milo Otis Nala Simba Ziggy Sadie Zeus
  Ollie Winnie Gigi Lulu Kiki Mimi`);

/** First names that are also ordinary words; capitalized only in the context of a name. */
export const ambiguousNames: ReadonlyMap<string, string> = byLowerCase(`
  Will Mark Grace May Hope Faith Joy Rose Summer Autumn Frank Bill Rich Jack Pat Sue Art Ray Drew
  Chase Guy Dean Gene Skip Rob Bob Nick Chance Miles Penny Ruby Amber Crystal Pearl Ginger Jade Lily Ivy Olive
  Melody Harmony Destiny Angel Mercy Honey Star Sky Brook Brooke Cliff Glen Ford Lane Grant Wade Reed Buddy Bear
  Biscuit Pepper Shadow Lucky Princess Duke Oreo Cookie Peanut Tank Gizmo Teddy Scout Willow Hunter Hazel Violet
  Dale Dot Kit Van Ally Trinity Heaven Savannah Ace King Rusty Sunny Dusty
  Rocky Max Daisy Misty Dawn Coco Cooper Bailey Luna Jean Jan Finn
  Lance Major Norm Pierce Stone Case Clay Cash Gunner Mason Parker Porter Carter Paige Page`);

function byLowerCase(words: string): ReadonlyMap<string, string> {
  return new Map(
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word.toLowerCase(), word]),
  );
}
