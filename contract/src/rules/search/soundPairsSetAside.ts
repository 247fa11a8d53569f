import { type NameSpellings, spellings } from './soundPairs.ts'

/** A random third of all names, set aside as test data before any rule was written. */
export const namesSetAside: readonly NameSpellings[] = spellings(`
Hossain Hosen Hussain Hossen Husain | হোসেন হোসাইন হুসাইন
Uddin Uddeen | উদ্দিন উদ্দীন
Khatun Khatoon | খাতুন
Sheikh Shaikh Shekh Sheik | শেখ
Sarker Sarkar Sorkar | সরকার
Bhuiyan Bhuyan | ভূঁইয়া ভুঁইয়া ভূঞা
Patwary Patwari | পাটোয়ারী পাটওয়ারী
Munshi Munsi | মুন্সী মুনশি
Gazi Gaji | গাজী
Kazi Kaji Quazi Qazi | কাজী
Dewan Deowan | দেওয়ান
Islam Eslam | ইসলাম
Ali Aly | আলী আলি
Rahim Raheem Rohim | রহিম
Kamal | কামাল
Selim Salim Saleem | সেলিম
Salam | সালাম ছালাম
Rafiq Rafique Rafik Rofiq | রফিক
Nazrul Nozrul Nojrul | নজরুল
Mahmud Mahmood Mahamud | মাহমুদ
Masud Masood Mashud | মাসুদ
Monir Munir Moneer | মনির মুনির
Yusuf Yousuf Eusuf Yousuff | ইউসুফ
Yakub Yaqub Eakub | ইয়াকুব
Iqbal Ikbal Ekbal | ইকবাল
Omar Umar Omor | ওমর উমর
Faruk Farooq Faruq Farook | ফারুক
Firoz Feroz Firoj | ফিরোজ
Faisal Foysal Faysal Foisal | ফয়সাল ফয়সল
Farhad | ফরহাদ
Ayesha Aysha Aisha Ayasha | আয়েশা আয়শা
Rabeya Rabia Rabea | রাবেয়া
Rokeya Rukeya Roqeya | রোকেয়া
Halima Haleema | হালিমা
Amena Amina | আমেনা আমিনা
Sufia Sophia Sufiya | সুফিয়া
Nasrin Nasreen Nasrine | নাসরিন নাসরীন
Yasmin Yeasmin Easmin Yasmeen | ইয়াসমিন ইয়াছমিন
Shirin Shireen Sirin | শিরিন শিরীন
Sharmin Sharmeen Sarmin | শারমিন শারমীন
Jannat Zannat Jannath | জান্নাত
Jannatul Zannatul | জান্নাতুল
Ferdousi Ferdausi | ফেরদৌসী
Shamim Shameem Samim | শামীম শামিম
Nargis Nargish Nargees | নার্গিস
Maksud Moksud | মাকসুদ
Tahmina Tahmeena | তাহমিনা
Nipa Neepa | নিপা নীপা
Lipi Lipy | লিপি
Rajib Rajeeb Razib Rajiv | রাজিব রাজীব
Rasel Russel Rassel | রাসেল
Tuhin Toohin | তুহিন
Dipu Deepu | দিপু দীপু
Babul | বাবুল
Asif Aseef Ashif | আসিফ
Liaquat Liakat Liakot | লিয়াকত
Wahid Wahed Wohid | ওয়াহিদ
Waliullah Oliullah | ওয়ালিউল্লাহ ওলিউল্লাহ
Ziaur Jiaur | জিয়াউর
Zahir Johir Jahir Zohir | জহির
Azizul Ajijul | আজিজুল
Razzak Rajjak Razzaque Razzaq | রাজ্জাক
Sattar Satter Shattar | সাত্তার ছাত্তার
Kader Qader Quader | কাদের
Khaled Khalid | খালেদ খালিদ
Shaheb Saheb | সাহেব
Sadek Sadeq Sadik | সাদেক সাদিক
Sadia Sadiya | সাদিয়া
Tania Taniya | তানিয়া
Sonia Soniya | সোনিয়া
Bilkis Bilqis Bilkish | বিলকিস
Emran Imran | ইমরান এমরান
Ershad Arshad | এরশাদ
Ehsan Ahsan | এহসান আহসান
Naim Nayeem Nayem Naeem | নাঈম নাইম
Nahid Naheed | নাহিদ
Nurjahan Noorjahan | নূরজাহান নুরজাহান
Said Sayeed Saeed | সাঈদ সাইদ
Mim Meem | মিম মীম
Shanta Santa | শান্তা
Dutta Datta Dutto | দত্ত
Ghosh Ghose | ঘোষ
Sen | সেন
Krishna Krisna | কৃষ্ণ
Gupta | গুপ্ত
Chakraborty Chakrabarti Chakrabarty Chakroborty | চক্রবর্তী চক্রবর্ত্তী
Banerjee Banarjee | ব্যানার্জী ব্যানার্জি
Bhattacharya Bhattacharjee Bhattacharjya | ভট্টাচার্য
Marma | মারমা
Saraswati Sarasvati Shoroshoti | সরস্বতী
Dhaka Dacca | ঢাকা
Khulna | খুলনা
Jashore Jessore Joshor | যশোর
Gopalganj Gopalgonj | গোপালগঞ্জ
Thakurgaon | ঠাকুরগাঁও
Moulvibazar Maulvibazar | মৌলভীবাজার
Patuakhali | পটুয়াখালী
Pirojpur Perojpur | পিরোজপুর
Gulshan Gulsan | গুলশান
Mohammadpur Muhammadpur | মোহাম্মদপুর
Tongi | টঙ্গী টংগী
`)
