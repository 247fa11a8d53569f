/** One name in several spellings, in Latin letters and in Bengali. */
export interface NameSpellings {
  latin: readonly string[]
  bengali: readonly string[]
}

/** Parses a table with one name per line, the Latin spellings before the Bengali ones. */
export const spellings = (table: string): NameSpellings[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [latin = [], bengali = []] = row.split('|').map((side) => side.trim().split(' '))
      return { latin, bengali }
    })

/** The names from which the sound rules were developed. */
export const namesOfTheRules: readonly NameSpellings[] = spellings(`
Mohammad Muhammad Mohammed Muhammed Mohamad | মোহাম্মদ মুহাম্মদ মহম্মদ মোহাম্মাদ
Mosammat Musammat Mosammot | মোসাম্মৎ মোছাম্মৎ
Hasan Hassan | হাসান হাছান
Rahman Rehman Rahaman Rohman | রহমান রাহমান
Ahmed Ahmad Ahamed | আহমেদ আহমদ আহাম্মেদ
Nasiruddin | নাসিরুদ্দিন নাসিরউদ্দিন
Kamaluddin | কামালউদ্দিন কামালুদ্দীন
Nizamuddin | নিজামউদ্দিন নিজামুদ্দিন
Rubel Rubell | রুবেল
Jahangir Jahangeer Zahangir | জাহাঙ্গীর জাহাংগীর জাহাঙ্গির
Hawladar Howladar Howlader Hawlader | হাওলাদার
Chowdhury Choudhury Chaudhury Chowdhuri Choudhuri | চৌধুরী চৌধুরি
Akter Akhter Aktar Akhtar | আক্তার আখতার
Begum Begam Begom | বেগম
Mia Miah Miya Miyah | মিয়া
Biswas Bishwas | বিশ্বাস
Talukder Talukdar | তালুকদার
Mollah Molla Mulla | মোল্লা মোল্যা
Sikder Sikdar Shikder Shikdar | শিকদার সিকদার
Mazumder Majumder Majumdar Mojumder | মজুমদার
Mondal Mandal Mondol | মন্ডল মণ্ডল
Khandaker Khondaker Khandakar Khondokar | খন্দকার
Bepari Bapari | বেপারী ব্যাপারী
Sardar Sarder Shardar | সরদার সর্দার
Mridha Mridah | মৃধা
Matubbar Matubber | মাতুব্বর
Fakir Faqir | ফকির
Khan | খান খাঁন
Alam | আলম
Haque Hoque Haq Hoq | হক
Karim Kareem Korim | করিম
Abdul | আব্দুল আবদুল
Abdullah Abdulla | আব্দুল্লাহ আবদুল্লাহ
Kalam | কালাম
Azad | আজাদ
Jamal Zamal | জামাল
Salma | সালমা ছালমা
Nasir Naseer | নাসির নাছির
Jasim Joshim Jashim Jasheem | জসিম জসীম
Shahin Shaheen Sahin | শাহীন শাহিন
Shahinur | শাহিনুর শাহীনূর
Shafiq Shafique Shofiq Safik | শফিক
Shafiqul Shofiqul Safiqul | শফিকুল
Rafiqul Rofiqul Rafikul | রফিকুল
Aminul Aminool | আমিনুল
Saiful Sayful | সাইফুল
Ashraful Asraful | আশরাফুল
Mizanur Mijanur | মিজানুর
Mahbub Mahabub | মাহবুব মাহাবুব
Habib Habeeb | হাবিব হাবীব
Habibur Habeebur | হাবিবুর
Mostafa Mustafa Mostofa | মোস্তফা মুস্তফা মোস্তাফা
Mostafizur Mustafizur | মোস্তাফিজুর
Tariqul Tarikul Tariqool | তারিকুল
Anwar Anowar Anower Anwer | আনোয়ার
Delwar Delowar Deloar Delwer | দেলোয়ার
Sarwar Sarowar Sorowar | সারোয়ার সরোয়ার
Monwar Monowar Munwar | মনোয়ার
Yunus Yunous Eunus | ইউনুস ইউনূস
Yasin Yaseen Easin | ইয়াসিন ইয়াছিন
Ayub Ayoob Aiyub | আইয়ুব আয়ুব
Ibrahim Ebrahim Ibraheem | ইব্রাহিম ইব্রাহীম
Ismail Esmail Ismayl | ইসমাইল ইসমাঈল
Idris Edris Idrish | ইদ্রিস
Osman Usman Othman | ওসমান উসমান
Fahim Faheem | ফাহিম
Farid Fareed Forid | ফরিদ
Farida Fareeda | ফরিদা
Fatema Fatima Fatimah | ফাতেমা ফাতিমা
Khadija Khadiza Khadeja | খাদিজা
Rahima Raheema Rohima | রহিমা
Sultana Soltana | সুলতানা
Sultan | সুলতান
Parvin Parveen Parbin | পারভীন পারভিন
Ferdous Firdous Ferdaus | ফেরদৌস
Shamima Shameema Samima | শামীমা শামিমা
Momtaz Mumtaz Momotaz | মমতাজ
Maksuda Moksuda Maqsuda | মাকসুদা
Roksana Rukhsana Ruksana Roxana | রোকসানা রুকসানা
Rehana Rehena | রেহানা
Rina Reena | রিনা রীনা
Rani Ranee | রানী রাণী
Rana | রানা
Moyna Maina Moina | ময়না
Taslima Tasleema | তাসলিমা
Shilpi Shilpy Silpi | শিল্পী
Moushumi Mousumi Maushumi | মৌসুমী মৌসুমি
Sumaiya Sumaya | সুমাইয়া
Sumon Suman | সুমন
Sujon Sujan | সুজন
Sojib Sajib Sajeeb Sojeeb | সজিব সজীব
Sohel Sohail Suhel | সোহেল
Jewel Juel | জুয়েল
Shohag Sohag | সোহাগ
Liton Litton | লিটন
Ripon | রিপন
Milon Milan | মিলন
Swapan Shopon Swapon Sopon | স্বপন
Bablu | বাবলু
Mintu Mintoo | মিন্টু
Pintu Pintoo | পিন্টু
Shuvo Shubho | শুভ
Joy Joi | জয়
Bijoy Bijay | বিজয়
Sanjay Sonjoy Sanjoy | সঞ্জয়
Nayan Noyon Nayon | নয়ন
Arif Areef | আরিফ
Atiqur Atikur | আতিকুর
Ariful | আরিফুল
Shahjahan Shajahan Sahjahan | শাহজাহান
Shahadat Sahadat | শাহাদাত
Sakhawat Shakhawat | সাখাওয়াত
Shaukat Shawkat Showkat | শওকত
Barkat Borkot | বরকত
Wali Oli Woli | ওয়ালী
Zia Jia Ziya | জিয়া
Zakir Jakir Zaker | জাকির
Zahid Jahid Zaheed | জাহিদ
Zahirul Johirul Jahirul | জহিরুল
Aziz Ajij Azeez | আজিজ
Hafiz Hafij Hafeez | হাফিজ
Hafizur Hafijur | হাফিজুর
Mannan | মান্নান
Hannan | হান্নান
Gaffar Goffar Gaffer | গাফফার গফফার
Jabbar Zabbar Jabber | জব্বার
Quddus Kuddus Kuddush | কুদ্দুস
Latif Lotif Lateef | লতিফ
Majid Mojid Mazid | মজিদ
Malek Malik | মালেক মালিক
Taher | তাহের
Siddique Siddiq Siddik | সিদ্দিক ছিদ্দিক
Nadia Nadiya | নাদিয়া
Lovely Lavly | লাভলী
Morsheda Murshida | মোর্শেদা মুর্শিদা
Morshed Murshed | মোর্শেদ মুর্শেদ
Golam Gulam | গোলাম
Kabir Kobir Kabeer | কবির কবীর
Humayun Humayoon | হুমায়ুন হুমায়ূন
Shamsul Samsul Shamsool | শামসুল
Kamrul Qamrul | কামরুল
Badrul Bodrul | বদরুল
Enamul Inamul | এনামুল ইনামুল
Ekram Ikram | একরাম ইকরাম
Mamun Mamoon | মামুন
Moin Moyeen Muin | মঈন মইন
Moinul Mainul | মঈনুল মইনুল
Naznin Nazneen Najnin | নাজনীন নাজনিন
Nurul Noorul | নুরুল নূরুল
Nur Noor | নুর নূর
Syed Sayed Saiyed Soyed | সৈয়দ সাইয়েদ
Sayem Saim | সায়েম
Raihan Rayhan | রায়হান রাইহান
Mehedi Mahedi Mehdi | মেহেদী মেহেদি
Riaz Riyaz Riaj | রিয়াজ
Riad Riyad Reyad | রিয়াদ
Shanto Santo | শান্ত
Roy Ray Rai | রায়
Das Dash | দাস দাশ
Saha Shaha | সাহা
Basu Bosu | বসু
Paul Pal | পাল
Nath | নাথ
Chandra Chondro | চন্দ্র
Mitra Mittra | মিত্র
Mukherjee Mukharji Mukherji | মুখার্জী মুখার্জি
Barua Borua | বড়ুয়া
Chakma | চাকমা
Tripura | ত্রিপুরা
Lakshmi Laxmi Lokkhi | লক্ষ্মী লক্ষী
Bishwajit Biswajit | বিশ্বজিৎ বিশ্বজিত
Shyamal Shamol Syamal | শ্যামল
Rajshahi Razshahi | রাজশাহী
Sylhet Silhet | সিলেট
Barishal Barisal Borishal | বরিশাল
Cumilla Comilla Kumilla | কুমিল্লা
Bogura Bogra | বগুড়া
Mymensingh Moymonsingh Maimansingh | ময়মনসিংহ
Brahmanbaria | ব্রাহ্মণবাড়িয়া
Noakhali | নোয়াখালী
Chuadanga | চুয়াডাঙ্গা
Rangamati | রাঙ্গামাটি রাঙামাটি
Lakshmipur Laxmipur | লক্ষ্মীপুর লক্ষীপুর
Jhenaidah Jhenidah | ঝিনাইদহ
Kishoreganj Kishorgonj | কিশোরগঞ্জ
Narayanganj Narayangonj | নারায়ণগঞ্জ
Munshiganj Munsiganj | মুন্সীগঞ্জ মুন্সিগঞ্জ
Chandpur | চাঁদপুর
Kushtia Kustia | কুষ্টিয়া
Satkhira Shatkhira | সাতক্ষীরা
Gaibandha | গাইবান্ধা
Panchagarh Ponchogor | পঞ্চগড়
Joypurhat Jaipurhat | জয়পুরহাট
Habiganj Hobigonj | হবিগঞ্জ
Jatrabari Jatrabary | যাত্রাবাড়ী যাত্রাবাড়ি
Mirpur Meerpur | মিরপুর মীরপুর
Uttara | উত্তরা
Dhanmondi Dhanmandi | ধানমন্ডি ধানমণ্ডি
Savar Sabhar | সাভার
Gazipur Gajipur | গাজীপুর
`)
